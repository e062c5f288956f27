import {
  expression,
  put,
  remove,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

/** That a member submitted a concert; written by `list-own-concerts`. */
export interface OwnConcertItem {
  readonly PK: string
  /** The id of the source. */
  readonly SK: string
  readonly concertId: string
  /** The import that it came with. */
  readonly importId?: string | undefined
}

export const ownPartition = (memberId: string): Partition<OwnConcertItem> => ({
  PK: `CONCERTS_OF#${memberId}`,
})

const ownKey = (memberId: string, sourceId: string): Key<OwnConcertItem> => ({
  PK: ownPartition(memberId).PK,
  SK: sourceId,
})

interface Source {
  readonly id: string
  readonly memberId: string
  readonly importId?: string | undefined
}

export const putOwn = (
  concertId: string,
  { id, memberId, importId }: Source,
): Write<OwnConcertItem> => put({ ...ownKey(memberId, id), concertId, importId })

/** Fails when the source is in another concert meanwhile. */
export const removeOwn = (concertId: string, { id, memberId }: Source): Write<OwnConcertItem> =>
  remove(ownKey(memberId, id), expression`attribute_not_exists(PK) OR concertId = ${concertId}`)
