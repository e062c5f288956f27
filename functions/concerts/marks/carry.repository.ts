import type { OwnAttendance } from '#shared/api/concerts.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  absent,
  ConditionFailed,
  get,
  keyOf,
  put,
  queryIndex,
  remove,
  retry,
  transact,
  update,
  type Key,
  type TransactItem,
} from '#platform/table/index.ts'
import { concertCountersKey, type ConcertCountersItem } from '../items/concert.items.ts'
import { listingSortKey } from '../items/listing.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import {
  changeOfNumbers,
  concertIdIn,
  concertMarksPartition,
  markItem,
  markKey,
  memberIdOf,
  type MarkItem,
  type Parts,
} from './mark.items.ts'

/** The concerts that were marked, and how. */
const readParts = (mark: MarkItem): Parts =>
  mark.parts ?? { [concertIdIn(mark.SK)]: { state: mark.state, isPublic: mark.isPublic } }

/** One mark for several: going beats interested, and it is public only when all that say so are. */
const combined = (parts: Parts): OwnAttendance => {
  const all = Object.values(parts)
  const going = all.filter(({ state }) => state === 'going')
  const deciding = going.length > 0 ? going : all
  return {
    state: going.length > 0 ? 'going' : 'interested',
    isPublic: deciding.every(({ isPublic }) => isPublic),
  }
}

/** Nothing is stored for a mark that consists of itself alone. */
const storedParts = (startKey: string, parts: Parts): Parts | undefined => {
  const ids = Object.keys(parts)
  return ids.length === 1 && ids[0] === concertIdIn(startKey) ? undefined : parts
}

/** The parts by the place where each belongs now; those of concerts that are gone belong nowhere. */
const partsByPlace = (
  parts: Parts,
  placeOf: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string, Parts> => {
  const places = new Map<string, Parts>()
  for (const [concertId, part] of Object.entries(parts)) {
    const startKey = placeOf.get(concertId)
    if (startKey !== undefined) places.set(startKey, { ...places.get(startKey), [concertId]: part })
  }
  return places
}

/** Where marks of a concert belong: at the place of the concert that it was merged into, or of itself. */
type Places = Map<string, Promise<string | undefined>>

const placeOf = (concertId: string, places: Places): Promise<string | undefined> => {
  const known =
    places.get(concertId) ??
    readConcert(concertId, { consistent: true }).then(
      (concert) => concert && listingSortKey(concert),
    )
  places.set(concertId, known)
  return known
}

/** What becomes of one stored mark. */
interface Step {
  readonly startKey: string
  readonly before: MarkItem | undefined
  readonly parts: Parts | undefined
}

const stateAfter = ({ parts }: Step): OwnAttendance | undefined => parts && combined(parts)

const writeOf = (memberId: string, { startKey, before, parts }: Step): TransactItem | null => {
  const { markId } = before ?? {}
  if (!parts) return before ? remove<MarkItem>(keyOf(before), { markId }) : null
  const after = markItem({
    memberId,
    startKey,
    markId: newId(),
    ...combined(parts),
    parts: storedParts(startKey, parts),
  })
  return put(after, before ? { markId } : absent)
}

/** One write for each concert, because both steps of a moved concert change the same numbers. */
const countersOf = (steps: readonly Step[]): Record<string, TransactItem> => {
  const changes = new Map<string, { going: number; interested: number }>()
  for (const step of steps) {
    const id = concertIdIn(step.startKey)
    const change = changeOfNumbers(step.before, stateAfter(step))
    const { going, interested } = changes.get(id) ?? { going: 0, interested: 0 }
    changes.set(id, { going: going + change.going, interested: interested + change.interested })
  }
  const writes = [...changes].flatMap(([id, add]) =>
    add.going === 0 && add.interested === 0
      ? []
      : [[`count ${id}`, update<ConcertCountersItem>(concertCountersKey(id), { add })] as const],
  )
  return Object.fromEntries(writes)
}

const execute = (memberId: string, steps: readonly Step[]): Promise<void> =>
  transact({
    ...Object.fromEntries(
      steps.map((step, index) => [`mark ${index}`, writeOf(memberId, step)] as const),
    ),
    ...countersOf(steps),
  })

/** The parts that belong elsewhere go there, one place after the other; false when nothing is left to do. */
const carryOnce = async (key: Key<MarkItem>, places: Places): Promise<boolean> => {
  const mark = await get(key, { consistent: true })
  if (!mark) return false
  const parts = readParts(mark)
  const known = await Promise.all(
    Object.keys(parts).map(async (id) => [id, await placeOf(id, places)] as const),
  )
  const byPlace = partsByPlace(parts, new Map(known))
  const [away] = [...byPlace.keys()].filter((startKey) => startKey !== mark.SK)
  const isComplete = Object.keys(byPlace.get(mark.SK) ?? {}).length === Object.keys(parts).length
  if (isComplete) return false
  const memberId = memberIdOf(mark)
  const stay: Step = { startKey: mark.SK, before: mark, parts: byPlace.get(mark.SK) }
  if (away === undefined) {
    await execute(memberId, [stay])
    return false
  }
  const there = await get(markKey(memberId, away), { consistent: true })
  const rest = Object.entries(parts).filter(([id]) => !(id in (byPlace.get(away) ?? {})))
  const left = rest.length > 0 ? (Object.fromEntries(rest) as Parts) : undefined
  await execute(memberId, [
    { ...stay, parts: left },
    {
      startKey: away,
      before: there,
      parts: { ...(there && readParts(there)), ...byPlace.get(away) },
    },
  ])
  return left !== undefined
}

const carry = async (key: Key<MarkItem>, places: Places): Promise<void> => {
  const attempt = async (): Promise<void> => {
    while (await carryOnce(key, places));
  }
  await retry(attempt, { when: (error) => error instanceof ConditionFailed, attempts: 20 })
}

const CONCURRENT = 10

const carryAll = async (concertId: string, places: Places): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await queryIndex(concertMarksPartition(concertId), { startAt, limit: 200 })
    for (let start = 0; start < page.items.length; start += CONCURRENT)
      await Promise.all(
        page.items.slice(start, start + CONCURRENT).map(({ PK, SK }) => carry({ PK, SK }, places)),
      )
    startAt = page.next
  } while (startAt)
}

const MAX_ROUNDS = 3

/**
 * Brings all marks of a concert to where they belong: to its new day, to the concert that it was merged into, back to
 * the concert that a merge was undone of. Works from the current state, so order and repetition do not matter.
 */
export const carryMarks = async (concertId: string): Promise<void> => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const places: Places = new Map()
    await carryAll(concertId, places)
    const used = await Promise.all([...places].map(async ([id, place]) => [id, await place]))
    const now: Places = new Map()
    const current = await Promise.all(used.map(([id]) => placeOf(id ?? '', now)))
    // A concert that changed meanwhile has an event of its own, which may have met marks on their way.
    if (current.every((place, index) => place === used[index]?.[1])) return
  }
}
