import * as z from 'zod/mini'
import { contract } from './contract.ts'

/**
 * What a hint is about; the SPA fetches what it names. `thread`: messages with this member. `threads`: the list of
 * threads, and unread messages. `unread`: unread likes and comments. `comments`: those of this post. `typing`: this
 * member writes to the viewer. `presence`: this member came or left. `stories`: who has seen the viewer's own story.
 * `pong`: the answer to a ping.
 */
export const HINT_TOPICS = [
  'thread',
  'threads',
  'unread',
  'comments',
  'typing',
  'presence',
  'stories',
  'pong',
] as const
export const HintTopic = z.enum(HINT_TOPICS)
export type HintTopic = z.infer<typeof HintTopic>

/** From the server. Never carries content, because access rules are checked where the content is fetched. */
export const Hint = z.object({ topic: HintTopic, id: z.string() })
export type Hint = z.infer<typeof Hint>

export const MAX_WATCHED = 10

export const liveTicket = contract({
  id: 'liveTicket',
  method: 'POST',
  path: '/api/live/ticket',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The address of the live channel with a ticket that opens it once within 30 seconds',
  response: z.object({ url: z.string() }),
  status: 201,
  errors: ['throttled'],
  throttle: 'liveTickets',
})
