import type { Attendance } from '#shared/domain/concerts.ts'
import { query } from '#platform/table/index.ts'
import { marksPartition } from './mark.items.ts'

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
