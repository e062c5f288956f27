import { followBand } from '#shared/api/bands.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { bandIsVisible } from '../items/band.items.ts'
import { countFollowers } from '../items/band-counts.items.ts'
import { createBandFollow } from '../items/band-follow.items.ts'
import { BAND_TEXTS } from '../texts.ts'
import { findBandFollow, readFollowersCount } from './follow.repository.ts'

/** A repeated follow fails its condition and is done already. */
export const handler = endpoint(followBand, async ({ memberId, params: { id } }) => {
  const following = transact(
    {
      follow: createBandFollow(memberId, id, newId()),
      count: countFollowers(id, 1),
      band: bandIsVisible(id),
    },
    { isDone: async () => (await findBandFollow(memberId, id)) !== undefined },
  )
  await onConditionFailed(following, (failed) => {
    if (failed.has('band')) throw new ApiError('not_found', BAND_TEXTS.notFound)
  })
  return { isFollowed: true, followersCount: await readFollowersCount(id) }
})
