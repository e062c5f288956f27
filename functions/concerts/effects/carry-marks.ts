import { effect } from '../../events/index.ts'
import {
  concertCountersKey,
  concertIdOf,
  listingSortKey,
  readConcert,
  type ConcertItem,
} from '../items/index.ts'
import { remove, write } from '#platform/table/index.ts'
import { carryMarksOf } from '../marks/index.ts'

/** The concert that had the marks of a merged one. */
const heldMarksOf = async ({ mergedInto }: ConcertItem): Promise<string | undefined> => {
  const target = mergedInto === undefined ? undefined : await readConcert(mergedInto)
  return target && concertIdOf(target)
}

/** Moves marks with their concert: to another day, to the concert it is merged into and back, or away with it. */
export const handler = effect<ConcertItem>(async ({ before, after }) => {
  if (!before) return
  const concertId = concertIdOf(before)
  const isMoved = after === null || listingSortKey(before) !== listingSortKey(after)
  const isMerged = before.mergedInto !== after?.mergedInto
  if (isMoved || isMerged) await carryMarksOf(concertId)
  const earlier = isMerged ? await heldMarksOf(before) : undefined
  if (earlier !== undefined) await carryMarksOf(earlier)
  if (!after) await write(remove(concertCountersKey(concertId)))
})
