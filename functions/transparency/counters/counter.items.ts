import { epochSeconds } from '#platform/runtime/clock.ts'
import { putNew, update, type Key, type Partition, type Write } from '#platform/table/index.ts'

/** The counters of a month in Berlin: numbers by name, and nothing about a person. */
export interface CounterItem {
  readonly PK: 'TRANSPARENCY'
  /** `yyyy-mm`. */
  readonly SK: string
  readonly [name: string]: string | number
}

export const countersPartition: Partition<CounterItem> = { PK: 'TRANSPARENCY' }

const countersKey = (month: string): Key<CounterItem> => ({ PK: 'TRANSPARENCY', SK: month })

interface CountedItem {
  readonly PK: string
  readonly SK: 'COUNTED'
  readonly expiresAt: number
}

/** Longer than a message can wait in a dead-letter queue. */
const TTL_SECONDS = 60 * 24 * 60 * 60

/** Fails with `counted` when this was counted before. */
export const count = (
  id: string,
  month: string,
  names: readonly string[],
): Record<'counted' | 'counters', Write> => ({
  counted: putNew<CountedItem>({
    PK: `COUNTED#${id}`,
    SK: 'COUNTED',
    expiresAt: epochSeconds() + TTL_SECONDS,
  }),
  counters: update(countersKey(month), {
    add: Object.fromEntries(names.map((name) => [name, 1])),
  }),
})
