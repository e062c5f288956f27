import {
  concertIdOf,
  concertKey,
  listingSortKey,
  relist,
  type ConcertItem,
} from '../concerts/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { put, transact, type TransactItem } from '#platform/table/index.ts'
import { changeRecord } from './changes.ts'
import { inDays } from './concerts.ts'
import { remove, stored } from './stored.ts'

type Changes = Partial<Omit<ConcertItem, 'PK' | 'SK' | 'entity' | 'sources'>>

/** A concert as stored, thirty days from now in Göttingen. */
export const concertItem = (changes: Changes = {}, memberId = newId()): ConcertItem => ({
  ...concertKey(newId()),
  entity: 'Concert',
  bandName: 'Grabeswind',
  venue: 'Exil',
  city: 'Göttingen',
  country: 'Deutschland',
  date: inDays(30),
  time: '20:00',
  status: 'available',
  version: 1,
  sources: [{ id: newId(), memberId }],
  ...changes,
})

/** Writes the concert and its place in the list. */
export const putConcert = async (
  after: ConcertItem,
  before?: ConcertItem,
): Promise<ConcertItem> => {
  const writes: Record<string, TransactItem> = { concert: put(after), ...relist(before, after) }
  await transact(writes)
  return after
}

export const aStoredConcert = (changes: Changes = {}, memberId?: string): Promise<ConcertItem> =>
  putConcert(concertItem(changes, memberId))

/** Changes a stored concert and returns the stream record of that. */
export const changeConcert = async (concert: ConcertItem, changes: Changes) => {
  const before = (await stored(concertKey(concertIdOf(concert)))) as ConcertItem | null
  if (!before) throw new Error('No such concert')
  const after = { ...before, ...changes, version: before.version + 1 }
  await putConcert(after, before)
  return { after, record: changeRecord(before, after) }
}

/** Removes a stored concert and returns the stream record of that. */
export const removeConcert = async (concert: ConcertItem) => {
  await remove(concertKey(concertIdOf(concert)))
  await remove({ PK: 'CONCERTS', SK: listingSortKey(concert) })
  return changeRecord(concert, null)
}
