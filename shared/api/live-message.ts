import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { MAX_WATCHED } from './live.ts'

const Watched = z.object({ topic: z.enum(['comments', 'presence']), id: Ulid })
export type Watched = z.infer<typeof Watched>

/** From the browser. `watch` replaces what the connection watched before. */
export const LiveMessage = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ping') }),
  z.object({ action: z.literal('typing'), id: Ulid }),
  z.object({
    action: z.literal('watch'),
    watched: z.array(Watched).check(z.maxLength(MAX_WATCHED)),
  }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
