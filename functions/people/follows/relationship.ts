import { relationship } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { getMany } from '#platform/table/index.ts'
import { followKey } from '../relations/follow.items.ts'

/** Answers the same for a member who blocked the viewer and for one who does not exist. */
export const handler = endpoint(relationship, async ({ memberId, params }) => {
  const [follow, blocks] = await getMany([followKey(memberId, params.id), blocksKey(memberId)])
  return {
    isFollowing: follow !== undefined,
    isBlocked: blocks?.blocked?.has(params.id) ?? false,
  }
})
