import type { Author } from '#shared/api/members.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toHidden } from '#platform/identity/blocks.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getMany, queryIndex } from '#platform/table/index.ts'
import { readFollowingIds } from '../../people/relations/index.ts'
import { concertMarksPartition, indexedMark } from './mark.items.ts'

/** Followed members that are looked for, and marks among which they are looked for: together about six read units. */
const MAX_FOLLOWEES = 100
const MAX_MARKS = 150

/** Ids of the members of a range who go and let others know. */
const readPublicGoers = async (
  concertId: string,
  range: readonly [string, string],
): Promise<ReadonlySet<string>> => {
  const { items } = await queryIndex(concertMarksPartition(concertId), {
    between: [range[0], `${range[1]}~`],
    newestFirst: true,
    limit: MAX_MARKS,
  })
  const goers = items
    .map(indexedMark)
    .filter(({ state, isPublic }) => isPublic && state === 'going')
  return new Set(goers.map(({ memberId }) => memberId))
}

const presentable = async (viewerId: string, ids: readonly string[]): Promise<Author[]> => {
  const [blocks, ...members] = await getMany([blocksKey(viewerId), ...ids.map(memberKey)])
  const hidden = toHidden(blocks)
  return members.flatMap((member) =>
    member && !hidden.has(member.memberId) ? [authorOf(member)] : [],
  )
}

/**
 * Members whom the viewer follows and who go publicly, without blocked and muted ones. Looks for the newest 100 followed
 * members, so that the cost of a concert does not grow with either list.
 */
export const followeesGoing = async (viewerId: string, concertId: string): Promise<Author[]> => {
  const followees = await readFollowingIds(viewerId, undefined, MAX_FOLLOWEES)
  const [newest, oldest] = [followees.at(0), followees.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const goers = await readPublicGoers(concertId, [oldest, newest])
  const going = followees.filter((id) => goers.has(id)).slice(0, LIMITS.shownFollowees)
  return going.length > 0 ? presentable(viewerId, going) : []
}
