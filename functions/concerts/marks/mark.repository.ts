import type { OwnAttendance } from '#shared/api/concerts.ts'
import type { Attendance } from '#shared/domain/concerts.ts'
import {
  absent,
  ConditionFailed,
  get,
  getMany,
  keyOf,
  put,
  putNew,
  query,
  queryIndex,
  remove,
  retry,
  transact,
  type TransactItem,
} from '#platform/table/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  concertCountersKey,
  concertIdOf,
  concertIsStillAt,
  type ConcertCountersItem,
  type ConcertItem,
} from '../items/concert.items.ts'
import { listingSortKey } from '../items/listing.items.ts'
import {
  changeOfNumbers,
  concertIdIn,
  concertMarksPartition,
  countMark,
  markItem,
  markKey,
  marksPartition,
  type MarkItem,
} from './mark.items.ts'

/**
 * The viewer's marks of a page of concerts, by concert.
 * @param fromKey sort key `<date>T<time>#<concert>` of the page's first concert
 * @param toKey of its last
 */
export const readMarks = async (
  viewerId: string,
  fromKey: string,
  toKey: string,
): Promise<ReadonlyMap<string, OwnAttendance>> => {
  const { items } = await query(marksPartition(viewerId), {
    between: [fromKey, toKey],
    project: ['SK', 'state', 'isPublic'],
  })
  return new Map(items.map(({ SK, state, isPublic }) => [concertIdIn(SK), { state, isPublic }]))
}

/** A mark of the concert at an earlier day or hour, which an effect is about to move. */
const findElsewhere = async (
  memberId: string,
  concertId: string,
): Promise<MarkItem | undefined> => {
  const { items } = await queryIndex(concertMarksPartition(concertId), {
    beginsWith: `${memberId}#`,
    limit: 1,
  })
  const [entry] = items
  return entry && get<MarkItem>(entry, { consistent: true })
}

/** Fails a transaction with this name when the concert was moved, merged, held or removed since it was read. */
const CONCERT = 'concert'

export const isOutdatedConcert = (error: unknown): boolean =>
  error instanceof ConditionFailed && error.has(CONCERT)

export interface MarkState {
  readonly attendance: OwnAttendance | null
  readonly goingCount: number
  readonly interestedCount: number
}

const stateOf = (
  counters: ConcertCountersItem | undefined,
  before: OwnAttendance | undefined,
  after: OwnAttendance | undefined,
): MarkState => {
  const { going, interested } = changeOfNumbers(before, after)
  return {
    attendance: after ? { state: after.state, isPublic: after.isPublic } : null,
    goingCount: Math.max(0, (counters?.going ?? 0) + going),
    interestedCount: Math.max(0, (counters?.interested ?? 0) + interested),
  }
}

const isSame = (mark: MarkItem | undefined, wanted: OwnAttendance | undefined): boolean =>
  mark?.state === wanted?.state && mark?.isPublic === wanted?.isPublic

/** A member who changes a mark of merged concerts means all of them. */
const partsOf = (mark: MarkItem | undefined, wanted: OwnAttendance): MarkItem['parts'] =>
  mark?.parts && Object.fromEntries(Object.keys(mark.parts).map((id) => [id, wanted]))

const writesOf = (
  memberId: string,
  startKey: string,
  mark: MarkItem | undefined,
  wanted: OwnAttendance | undefined,
): Record<string, TransactItem | null> => {
  const isElsewhere = mark !== undefined && mark.SK !== startKey
  const { markId } = mark ?? {}
  const counters = countMark(concertIdIn(startKey), mark, wanted)
  if (!wanted) return { mark: mark ? remove<MarkItem>(keyOf(mark), { markId }) : null, counters }
  const next = markItem({
    memberId,
    startKey,
    markId: newId(),
    ...wanted,
    parts: partsOf(mark, wanted),
  })
  return {
    elsewhere: isElsewhere ? remove<MarkItem>(keyOf(mark), { markId }) : null,
    mark: isElsewhere ? putNew(next) : put(next, mark ? { markId } : absent),
    counters,
  }
}

/**
 * Sets or removes the member's mark and counts it. The numbers are as of this moment: others may have written since.
 * @throws ConditionFailed when the concert changed its place since it was read (`isOutdatedConcert`)
 */
export const setMark = (
  memberId: string,
  concert: ConcertItem,
  wanted: OwnAttendance | undefined,
): Promise<MarkState> => {
  const [startKey, concertId] = [listingSortKey(concert), concertIdOf(concert)]
  // Without a mark here, one may still be under the place before.
  const isElsewherePossible = concert.version > 1 || wanted === undefined
  const attempt = async (): Promise<MarkState> => {
    const [here, counters] = await getMany(
      [markKey(memberId, startKey), concertCountersKey(concertId)],
      { consistent: true },
    )
    const mark =
      here ?? (isElsewherePossible ? await findElsewhere(memberId, concertId) : undefined)
    const isDone = isSame(mark, wanted) && (mark === undefined || mark.SK === startKey)
    const writes = writesOf(memberId, startKey, mark, wanted)
    // A mark that is removed belongs nowhere, so it needs no place.
    const place = wanted ? concertIsStillAt(concert) : null
    if (!isDone) await transact({ ...writes, [CONCERT]: place })
    return stateOf(counters, mark, wanted)
  }
  return retry(attempt, {
    when: (error) => error instanceof ConditionFailed && !isOutdatedConcert(error),
    attempts: 20,
  })
}

/**
 * What a member marked from a day on, by the sort key under which concerts are listed.
 * @param day `YYYY-MM-DD`
 */
export const readMarksSince = async (
  memberId: string,
  day: string,
  limit: number,
): Promise<ReadonlyMap<string, Attendance>> => {
  const { items } = await query(marksPartition(memberId), {
    from: day,
    limit,
    project: ['SK', 'state'],
  })
  return new Map(items.map(({ SK, state }) => [SK, state]))
}
