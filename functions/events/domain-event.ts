import * as z from 'zod/mini'

/** The message from the dispatcher to an effect. docs/events.md lists all events. */
export const EventMessage = z.object({
  /** The stream's id of the change; the same in every delivery. */
  id: z.string(),
  name: z.string().check(z.regex(/^\w+\.(created|changed|removed)$/)),
  /** When the change was written, in milliseconds since 1970. */
  at: z.number(),
  keys: z.object({ PK: z.string(), SK: z.string() }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type EventMessage = z.infer<typeof EventMessage>

/** A change of an item, with the item before and after it. Delivered at least once, in any order. */
export interface DomainEvent<Item> extends Omit<EventMessage, 'before' | 'after'> {
  readonly before: Item | null
  readonly after: Item | null
}
