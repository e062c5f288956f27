import type { OwnAttendance } from '#shared/api/concerts.ts'
import type { Attendance } from '#shared/domain/concerts.ts'
import {
  update,
  type IndexEntry,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'
import { concertCountersKey, type ConcertCountersItem } from '../items/concert.items.ts'

/** A concert that a member goes to or that interests them. Its sort key is that of the concert's listing entry. */
export interface MarkItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ConcertMark'
  /** ULID of this state; every change makes a new one, so that two writers never both win. */
  readonly markId: string
  readonly state: Attendance
  readonly isPublic: boolean
  /** Marks that it consists of since concerts were merged, by the concert that was marked; absent means one, its own. */
  readonly parts?: Parts | undefined
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export const marksPartition = (memberId: string): Partition<MarkItem> => ({
  PK: `MARKS#${memberId}`,
})

/** @param startKey `<date>T<time>#<concert>` */
export const markKey = (memberId: string, startKey: string): Key<MarkItem> => ({
  PK: marksPartition(memberId).PK,
  SK: startKey,
})

/** Everyone who marked a concert, by member. */
export const concertMarksPartition = (concertId: string): IndexPartition<MarkItem> => ({
  GSI1PK: `CONCERT_MARKS#${concertId}`,
})

export const concertIdIn = (startKey: string): string => startKey.slice(startKey.indexOf('#') + 1)

export const memberIdOf = ({ PK }: Pick<MarkItem, 'PK'>): string => PK.slice('MARKS#'.length)

const PUBLIC = 'public'

/** What the index says of a mark, which spares a read of the mark itself. */
export const indexedMark = ({ GSI1SK }: IndexEntry<MarkItem>) => {
  const [memberId = '', state, audience] = GSI1SK.split('#')
  return { memberId, state: state as Attendance, isPublic: audience === PUBLIC }
}

/** Of which concerts a mark consists, and what was marked of each. */
export type Parts = Readonly<Record<string, OwnAttendance>>

export interface Mark extends OwnAttendance {
  readonly memberId: string
  readonly startKey: string
  readonly markId: string
  readonly parts?: Parts | undefined
}

export const markItem = ({
  memberId,
  startKey,
  markId,
  state,
  isPublic,
  parts,
}: Mark): MarkItem => ({
  ...markKey(memberId, startKey),
  entity: 'ConcertMark',
  markId,
  state,
  isPublic,
  ...(parts && { parts }),
  ...concertMarksPartition(concertIdIn(startKey)),
  GSI1SK: `${memberId}#${state}#${isPublic ? PUBLIC : 'private'}`,
})

/** How the numbers of a concert change when one mark replaces another. */
export const changeOfNumbers = (
  before: OwnAttendance | undefined,
  after: OwnAttendance | undefined,
) => {
  const by = (state: Attendance): number =>
    Number(after?.state === state) - Number(before?.state === state)
  return { going: by('going'), interested: by('interested') }
}

/** Null when the numbers stay as they are. Part of the transaction that changes the mark, so they cannot drift. */
export const countMark = (
  concertId: string,
  before: OwnAttendance | undefined,
  after: OwnAttendance | undefined,
): Write<ConcertCountersItem> | null =>
  before?.state === after?.state
    ? null
    : update(concertCountersKey(concertId), { add: changeOfNumbers(before, after) })
