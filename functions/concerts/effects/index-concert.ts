import { countInStats } from '../../community/stats/index.ts'
import { effect } from '../../events/index.ts'
import {
  absent,
  check,
  ConditionFailed,
  getMany,
  put,
  remove,
  retry,
  transact,
  type Check,
  type TransactItem,
} from '#platform/table/index.ts'
import { concertIdOf, concertKey, type ConcertItem } from '../items/concert.items.ts'
import { moveBetweenDays } from '../lists/concert-days.items.ts'
import {
  listCopies,
  deleteDirectory,
  directoryItem,
  directoryKey,
  replaceDirectory,
  type DirectoryItem,
} from './directory.items.ts'

const DAY = 10

/** What a directory counts; undefined for a concert that is in no list. */
const placeOf = (directory: DirectoryItem | undefined) =>
  directory && directory.partitions.length > 0
    ? { date: directory.sortKey.slice(0, DAY), city: directory.city }
    : undefined

/** Moves a concert between the days and cities that count it. */
const recount = (
  seen: DirectoryItem | undefined,
  next: DirectoryItem | undefined,
): Record<string, TransactItem | null> => {
  const [from, to] = [placeOf(seen), placeOf(next)]
  const change = (to ? 1 : 0) - (from ? 1 : 0)
  return {
    stats: change === 0 ? null : countInStats({ concerts: change }),
    ...moveBetweenDays(from, to),
  }
}

const staleKeys = (seen: DirectoryItem | undefined, next: DirectoryItem | undefined) => {
  const kept = new Set(next?.sortKey === seen?.sortKey ? next?.partitions : [])
  return (seen?.partitions ?? [])
    .filter((PK) => !kept.has(PK))
    .map((PK) => ({ PK, SK: seen?.sortKey ?? '' }))
}

const isUnchanged = (id: string, concert: ConcertItem | undefined): Check =>
  check(concertKey(id), concert ? { version: concert.version } : absent)

const list = async (
  id: string,
  concert: ConcertItem | undefined,
  seen: DirectoryItem | undefined,
): Promise<void> => {
  const copies = concert ? listCopies(concert) : []
  const next = concert && directoryItem(concert, copies)
  const stale = staleKeys(seen, next)
  await transact({
    concert: isUnchanged(id, concert),
    directory: next ? replaceDirectory(seen, next) : seen ? deleteDirectory(seen) : null,
    ...recount(seen, next),
    ...Object.fromEntries(stale.map((key) => [`- ${key.PK}`, remove(key)])),
    ...Object.fromEntries(copies.map((copy) => [`+ ${copy.PK}`, put(copy)])),
  })
}

/** @throws ConditionFailed when the concert or its directory changed since they were read */
const indexOnce = async (id: string): Promise<void> => {
  const [concert, seen] = await getMany([concertKey(id), directoryKey(id)], { consistent: true })
  if (concert?.version !== seen?.version) await list(id, concert, seen)
}

/**
 * Keeps the copies of a concert in its lists, and the numbers that count it. Computed from what is stored, in one
 * transaction, so order and repetition do not matter.
 */
export const handler = effect<ConcertItem>(async ({ before, after, keys }) => {
  if (before?.version === after?.version) return
  const id = concertIdOf(after ?? before ?? keys)
  await retry(() => indexOnce(id), {
    when: (error) => error instanceof ConditionFailed,
    attempts: 20,
  })
})
