import { followedBands } from '#shared/api/followed-bands.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { query } from '#platform/table/index.ts'
import { bandFollowKey, followedBandsPartition } from '../items/band-follow.items.ts'
import { readCards } from '../items/band.repository.ts'

export const handler = endpoint(followedBands, async ({ memberId, query: { cursor } }) => {
  const { items, next } = await query(followedBandsPartition(memberId), {
    newestFirst: true,
    limit: LIMITS.followedBandPage,
    startAt: cursor === undefined ? undefined : bandFollowKey(memberId, cursor),
    project: ['SK'],
  })
  const ids = items.map(({ SK }) => SK)
  return new Page(await readCards(ids), next ? ids.at(-1) : undefined)
})
