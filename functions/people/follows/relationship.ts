import { relationship } from '#shared/api/people.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { followKey } from '../relations/index.ts'

/** Does not tell a member who blocked the viewer from one who is not there. */
export const handler = endpoint(relationship, async ({ memberId, params }) => {
  const keys = { follow: followKey(memberId, params.id), blocks: blocksKey(memberId) }
  const items = await readItems(Object.values(keys))
  const blocks = itemAt(items, keys.blocks) as BlocksItem | undefined
  return {
    isFollowing: itemAt(items, keys.follow) !== undefined,
    isBlocked: blocks?.blocked?.has(params.id) ?? false,
  }
})
