import { unfollow } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get, transact, unlessConditionFailed } from '#platform/table/index.ts'
import { countFollows, deleteFollow, followKey } from '../relations/index.ts'

export const handler = endpoint(unfollow, async ({ memberId, params }) => {
  const { id } = params
  const follow = await get(followKey(memberId, id), { consistent: true })
  if (follow) {
    // A concurrent request of the same member may have removed it: then it is done.
    await unlessConditionFailed(
      transact({
        follow: deleteFollow(follow),
        followee: countFollows(id, { followers: -1 }),
        follower: countFollows(memberId, { following: -1 }),
      }),
    )
  }
  return { isFollowing: false } as const
})
