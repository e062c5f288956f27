import { follow } from '#shared/api/people.ts'
import { memberIsThere } from '#platform/identity/change-member.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import {
  areNotBlocked,
  countFollows,
  followItem,
  putFollow,
  readBlocked,
} from '../relations/index.ts'
import { PEOPLE_TEXTS } from '../texts.ts'

const notFound = (): ApiError => new ApiError('not_found', PEOPLE_TEXTS.notFound)

/** Whoever blocked the viewer is as if not there. One of many taps may be the second one: then it is so already. */
const explain = async (error: unknown, memberId: string, otherId: string): Promise<void> => {
  if (!(error instanceof ConditionFailed)) throw error
  if (error.has('member')) throw notFound()
  if (!error.has('blocks')) return
  throw (await readBlocked(memberId)).has(otherId) ? new ApiError('blocked') : notFound()
}

export const handler = endpoint(follow, async ({ memberId, params }) => {
  const { id } = params
  if (id === memberId) throw new ApiError('invalid_input', PEOPLE_TEXTS.followYourself)
  const item = followItem({ followId: newId(), followerId: memberId, followeeId: id })
  await transact({
    follow: putFollow(item),
    followee: countFollows(id, { followers: 1 }),
    follower: countFollows(memberId, { following: 1 }),
    member: memberIsThere(id),
    blocks: areNotBlocked(memberId, id),
  }).catch((error: unknown) => explain(error, memberId, id))
  return { isFollowing: true, isBlocked: false }
})
