import type { EffectQueue } from './effect-queue.ts'

const CHANGES = {
  created: { eventName: 'INSERT', image: 'NewImage' },
  changed: { eventName: 'MODIFY', image: 'NewImage' },
  removed: { eventName: 'REMOVE', image: 'OldImage' },
} as const

type Change = keyof typeof CHANGES

export interface EffectRoutes {
  readonly queues: readonly string[]
  /** Indexes in `queues`, by event. */
  readonly events: Readonly<Record<string, readonly number[]>>
}

/** The listeners of each event, in the form that the dispatcher reads from its environment. */
export const effectRoutes = (effects: readonly EffectQueue[]): EffectRoutes => {
  const events: Record<string, number[]> = {}
  for (const [position, { worker }] of effects.entries()) {
    for (const event of worker.effect.listens) (events[event] ??= []).push(position)
  }
  return { queues: effects.map(({ work }) => work.queue.queueUrl), events }
}

/** Passes only records that an effect listens to; filtered records cost nothing. */
export const streamFilters = (events: readonly string[]): readonly { pattern: string }[] =>
  (Object.keys(CHANGES) as Change[]).flatMap((change) => {
    const entities = events
      .filter((event) => event.endsWith(`.${change}`))
      .map((event) => event.slice(0, -change.length - 1))
      .sort()
    if (entities.length === 0) return []
    const { eventName, image } = CHANGES[change]
    const pattern = {
      eventName: [eventName],
      dynamodb: { [image]: { entity: { S: entities } } },
    }
    return [{ pattern: JSON.stringify(pattern) }]
  })
