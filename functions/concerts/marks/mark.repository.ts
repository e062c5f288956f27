import type { OwnAttendance } from '#shared/api/concerts.ts'
import { query } from '#platform/table/index.ts'
import { concertIdIn, marksPartition } from './mark.items.ts'

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
