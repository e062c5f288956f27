import { unfollow } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readItems } from '#platform/table/read-items.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { countFollows, deleteFollow, followKey, type FollowItem } from '../relations/index.ts'

/** Somebody else of the same member was faster: then it is done. */
const unlessDone = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error
}

export const handler = endpoint(unfollow, async ({ memberId, params }) => {
  const { id } = params
  const [item] = await readItems([followKey(memberId, id)], { consistent: true })
  if (item) {
    await transact({
      follow: deleteFollow(item as FollowItem),
      followee: countFollows(id, { followers: -1 }),
      follower: countFollows(memberId, { following: -1 }),
    }).catch(unlessDone)
  }
  return { isFollowing: false } as const
})
