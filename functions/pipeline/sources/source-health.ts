import { now } from '#platform/runtime/clock.ts'
import {
  acquireLease,
  attribute,
  expression,
  heldBy,
  releaseLease,
  update,
  type Lease,
  type Write,
} from '#platform/table/index.ts'
import { sourceHealthKey, type SourceHealthItem } from './source.items.ts'
import { lastDays } from './source.presenter.ts'

/** Longer than a reader may run, so that only the lease of a dead reader is taken over. */
const LEASE_MS = 90_000

/** One reader's lease on a source; `item` is the source's health when it began. */
export interface SourceLease extends Lease<SourceHealthItem> {
  readonly sourceId: string
  readonly startedAt: string
}

/**
 * Leases a source for a run. Null while another reader has the lease, or when the source was read for this run.
 * `runAt` is when the run started.
 */
export const leaseSource = async (sourceId: string, runAt: string): Promise<SourceLease | null> => {
  const lease = await acquireLease(sourceHealthKey(sourceId), {
    forMs: LEASE_MS,
    set: { days: expression`if_not_exists(#days, ${{}})` },
    condition: expression`attribute_not_exists(lastTriedAt) OR lastTriedAt < ${runAt}`,
  })
  return lease && { ...lease, sourceId, startedAt: new Date(lease.acquiredAt).toISOString() }
}

/** What a reader writes after reading: `undefined` removes an attribute, absent ones stay. */
export type HealthUpdate = {
  readonly [
    Name in Exclude<keyof SourceHealthItem, 'PK' | 'SK' | 'days' | 'leasedUntil' | 'holder'>
  ]?: SourceHealthItem[Name] | undefined
}

/** Writes the health and releases the lease. Does nothing when the lease was lost or the source deleted. */
export const releaseSource = async (lease: SourceLease, health: HealthUpdate): Promise<void> => {
  const kept = new Set(lastDays(now()))
  const outdated = Object.keys(lease.item.days ?? {}).filter((day) => !kept.has(day))
  await releaseLease(lease, {
    set: health,
    remove: outdated.map((day) => expression`#days.${attribute(day)}`),
  })
}

/** Counts new items of a source on a day; fails when the lease was lost. */
export const countItems = (
  lease: SourceLease,
  day: string,
  items: number,
): Write<SourceHealthItem> => {
  const count = expression`#days.${attribute(day)}`
  return update(sourceHealthKey(lease.sourceId), {
    expression: expression`SET ${count} = if_not_exists(${count}, ${0}) + ${items}`,
    condition: heldBy(lease),
  })
}

/** Removes what belongs to the previous URL, and ends the lease of its reader. */
export const resetHealth = (sourceId: string): Write<SourceHealthItem> =>
  update(sourceHealthKey(sourceId), {
    remove: [
      'etag',
      'lastModified',
      'nextTryAt',
      'failures',
      'lastError',
      'optedOut',
      'rulesReadAt',
      'redirects',
      'lastTriedAt',
      'lastSuccessAt',
      'lastNewAt',
      'wholeAt',
      'contents',
      'namedUrl',
      'leasedUntil',
      'holder',
    ],
  })
