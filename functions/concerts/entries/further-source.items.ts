import { absent, get, put, remove, type Key, type TransactItem } from '#platform/table/index.ts'
import { concertKey, type ConcertSource } from '../items/concert.items.ts'
import { putOwn, removeOwn } from '../items/own.items.ts'

/** That a member submitted a concert that keeps no further sources. It counts, but adds nothing that is shown. */
interface FurtherSourceItem {
  readonly PK: string
  readonly SK: string
  readonly id: string
}

export const furtherSourceKey = (concertId: string, memberId: string): Key<FurtherSourceItem> => ({
  PK: concertKey(concertId).PK,
  SK: `T#${memberId}`,
})

export const addFurtherSource = (
  concertId: string,
  { id, memberId, importId }: ConcertSource,
): Record<string, TransactItem> => ({
  source: put({ ...furtherSourceKey(concertId, memberId), id }, absent),
  own: putOwn(concertId, { id, memberId, importId }),
})

/** Fails when it is gone. */
export const removeFurtherSource = (
  concertId: string,
  { id, memberId }: Pick<ConcertSource, 'id' | 'memberId'>,
): Record<string, TransactItem> => ({
  source: remove(furtherSourceKey(concertId, memberId), { id }),
  own: removeOwn(concertId, { id, memberId }),
})

export const readFurtherSource = (
  concertId: string,
  memberId: string,
): Promise<FurtherSourceItem | undefined> =>
  get(furtherSourceKey(concertId, memberId), { consistent: true })
