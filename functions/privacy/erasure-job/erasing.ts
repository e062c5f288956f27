import {
  ConditionFailed,
  exists,
  keyOf,
  remove,
  retry,
  transact,
  update,
  type Stored,
  type TransactItem,
} from '#platform/table/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { ITEM_KINDS } from '../catalogue/index.ts'
import { kindFinder } from '../catalogue/kind-of.ts'
import { erasureKey, type ErasureItem } from '../../auth/erasure-state/index.ts'

/** The message of the job goes back to the queue, and the next delivery continues. */
export class OutOfTime extends Error {}

export type Parts = Readonly<Record<string, TransactItem | null>>

const kindOf = kindFinder(ITEM_KINDS)

export const kindNameOf = (key: Stored): string => kindOf(key)?.name ?? 'unknown'

/**
 * The erasure of one member by one delivery. Everything that it deletes is counted in the same transaction, so that a
 * repeated delivery neither skips nor counts twice.
 */
export class Erasing {
  readonly memberId: string
  private readonly deadline: number

  constructor(memberId: string, deadline: number) {
    this.memberId = memberId
    this.deadline = deadline
  }

  /** @throws OutOfTime */
  assertTime(): void {
    if (now() > this.deadline) throw new OutOfTime()
  }

  /** Writes `parts` and counts `count` items of the kind. @throws ConditionFailed */
  async change(kind: string, parts: Parts, count = 1): Promise<void> {
    this.assertTime()
    const erasure = update<ErasureItem>(erasureKey(this.memberId), {
      add: { [`erased:${kind}`]: count, found: count },
      condition: exists,
    })
    await transact({ ...parts, erasure })
  }

  /** Deletes an item with what belongs to it. Skips an item that no longer exists. */
  async removeItem(key: Stored, company: Parts = {}): Promise<void> {
    const item = { item: remove(keyOf(key), exists) }
    try {
      await this.change(kindNameOf(key), { ...company, ...item })
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (!error.has('item') && error.names.length > 0) await this.removeItem(key)
    }
  }

  /** Deletes items of one partition that nothing else depends on, 25 in a transaction. */
  async removeItems(keys: readonly Stored[]): Promise<void> {
    for (let start = 0; start < keys.length; start += BATCH)
      await this.removeBatch(keys.slice(start, start + BATCH))
  }

  private async removeBatch(keys: readonly Stored[]): Promise<void> {
    const parts = Object.fromEntries(
      keys.map((key) => [`${key.PK} ${key.SK}`, remove(keyOf(key), exists)] as const),
    )
    const counts = Map.groupBy(keys, kindNameOf)
    const add = Object.fromEntries(
      [...counts].map(([kind, items]) => [`erased:${kind}`, items.length] as const),
    )
    this.assertTime()
    const erasure = update<ErasureItem>(erasureKey(this.memberId), {
      add: { ...add, found: keys.length },
      condition: exists,
    })
    try {
      await transact({ ...parts, erasure })
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      // An effect deleted one of them meanwhile: one by one, what is gone is skipped.
      for (const key of keys) await this.removeItem(key)
    }
  }
}

const BATCH = 25

/** Tries again when something changed between read and write. */
export const settled = (work: () => Promise<void>): Promise<void> =>
  retry(work, { when: (error) => error instanceof ConditionFailed, attempts: 10 })
