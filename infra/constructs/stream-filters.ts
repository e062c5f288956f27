import type { EffectQueue } from './effect-queue.ts'

const CHANGES = {
  created: { eventName: 'INSERT', image: 'NewImage' },
  changed: { eventName: 'MODIFY', image: 'NewImage' },
  removed: { eventName: 'REMOVE', image: 'OldImage' },
} as const

type Change = keyof typeof CHANGES

export interface EffectRoutes {
  /** What the URLs of all queues begin with. */
  readonly prefix: string
  /** What follows in the URL of each queue, with a space between. */
  readonly queues: string
  /** Each event with the indexes of its queues: `Post.created 0 1,Post.removed 2`. */
  readonly events: string
}

/** The listeners of each event, in the form that the dispatcher reads from its environment. */
export const effectRoutes = (
  effects: readonly Pick<EffectQueue, 'worker'>[],
  prefix: string,
): EffectRoutes => {
  const events: Record<string, number[]> = {}
  // Those that listen to most have the shortest indexes, so that the environment stays small.
  const sorted = effects.toSorted(
    (one, other) => other.worker.effect.listens.length - one.worker.effect.listens.length,
  )
  for (const [position, { worker }] of sorted.entries()) {
    for (const event of worker.effect.listens) (events[event] ??= []).push(position)
  }
  return {
    prefix,
    queues: sorted.map(({ worker }) => worker.name).join(' '),
    events: Object.entries(events)
      .map(([event, positions]) => [event, ...positions].join(' '))
      .join(','),
  }
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
