import { follow } from '../../../shared/api/people.ts'
import { memberIsThere } from '../../platform/change-member.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { ConditionFailed, transact } from '../../platform/transact.ts'
import { areNotBlocked } from '../blocks/index.ts'
import { PEOPLE_TEXTS } from '../messages.ts'
import { countFollows, followItem, putFollow } from './follow.items.ts'

/** One of many taps may be the second one: following is then so already. */
const explain = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error
  if (error.has('member')) throw new ApiError('not_found', PEOPLE_TEXTS.notFound)
  if (error.has('blocks')) throw new ApiError('blocked')
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
  }).catch(explain)
  return { isFollowing: true, isBlocked: false }
})
