import { unfollowBand } from '#shared/api/bands.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { transact, unlessConditionFailed } from '#platform/table/index.ts'
import { countFollowers } from '../items/band-counts.items.ts'
import { deleteBandFollow } from '../items/band-follow.items.ts'
import { findBandFollow, readFollowersCount } from './follow.repository.ts'

export const handler = endpoint(unfollowBand, async ({ memberId, params: { id } }) => {
  const follow = await findBandFollow(memberId, id)
  if (follow) {
    // A concurrent request of the same member may have removed it: then it is done.
    await unlessConditionFailed(
      transact(
        { follow: deleteBandFollow(follow), count: countFollowers(id, -1) },
        { isDone: async () => (await findBandFollow(memberId, id))?.followId !== follow.followId },
      ),
    )
  }
  return { isFollowed: false, followersCount: await readFollowersCount(id) }
})
