import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { MAX_WATCHED } from './live.ts'

const Watched = z.strictObject({ topic: z.enum(['comments', 'presence']), id: Ulid })
export type Watched = z.infer<typeof Watched>

/** From the browser. `watch` replaces what the connection watched before. */
export const LiveMessage = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('ping') }),
  z.strictObject({ action: z.literal('typing'), id: Ulid }),
  z.strictObject({
    action: z.literal('watch'),
    watched: z.array(Watched).check(z.maxLength(MAX_WATCHED)),
  }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
