import * as z from 'zod/mini'

/** What the dispatcher puts on a queue, and an effect takes off it. The catalogue is docs/events.md. */
export const EventMessage = z.object({
  /** The stream's own id of the change; the same for every delivery of it. */
  id: z.string(),
  name: z.string().check(z.regex(/^\w+\.(created|changed|removed)$/)),
  /** When the change was written, in milliseconds since 1970. */
  at: z.number(),
  keys: z.object({ PK: z.string(), SK: z.string() }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type EventMessage = z.infer<typeof EventMessage>

/** One change of one item, with the item as it was and as it became. Delivered at least once, in any order. */
export interface DomainEvent<Item> extends Omit<EventMessage, 'before' | 'after'> {
  readonly before: Item | null
  readonly after: Item | null
}
