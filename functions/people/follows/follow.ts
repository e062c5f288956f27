import { follow } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberExists } from '#platform/identity/change-member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { onConditionFailed, putNew, transact, type ConditionFailed } from '#platform/table/index.ts'
import { areNotBlocked } from '../relations/block.items.ts'
import { countFollows, followItem } from '../relations/follow.items.ts'
import { findFollow, readBlocked } from '../relations/relation.repository.ts'
import { PEOPLE_TEXTS } from '../texts.ts'

const notFound = (): ApiError => new ApiError('not_found', PEOPLE_TEXTS.notFound)

/** A member who blocked the viewer looks as if gone. A repeated follow fails its condition and is done already. */
const explain = async (
  failed: ConditionFailed,
  memberId: string,
  otherId: string,
): Promise<void> => {
  if (failed.has('member')) throw notFound()
  if (!failed.has('blocks')) return
  throw (await readBlocked(memberId)).has(otherId) ? new ApiError('blocked') : notFound()
}

export const handler = endpoint(follow, async ({ memberId, params }) => {
  const { id } = params
  if (id === memberId) throw new ApiError('invalid_input', PEOPLE_TEXTS.followYourself)
  const item = followItem({ followId: newId(), followerId: memberId, followeeId: id })
  const following = transact(
    {
      follow: putNew(item),
      followee: countFollows(id, { followers: 1 }),
      follower: countFollows(memberId, { following: 1 }),
      member: memberExists(id),
      blocks: areNotBlocked(memberId, id),
    },
    { isDone: async () => (await findFollow(memberId, id)) !== undefined },
  )
  await onConditionFailed(following, (failed) => explain(failed, memberId, id))
  return { isFollowing: true, isBlocked: false }
})
