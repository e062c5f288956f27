import { unfollow } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { transact, unlessConditionFailed } from '#platform/table/index.ts'
import { countFollows, deleteFollow } from '../relations/follow.items.ts'
import { findFollow } from '../relations/relation.repository.ts'

export const handler = endpoint(unfollow, async ({ memberId, params }) => {
  const { id } = params
  const follow = await findFollow(memberId, id)
  if (follow) {
    // A concurrent request of the same member may have removed it: then it is done.
    await unlessConditionFailed(
      transact(
        {
          follow: deleteFollow(follow),
          followee: countFollows(id, { followers: -1 }),
          follower: countFollows(memberId, { following: -1 }),
        },
        {
          isDone: async () => (await findFollow(memberId, id))?.followId !== follow.followId,
        },
      ),
    )
  }
  return { isFollowing: false } as const
})
