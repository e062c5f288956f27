import { relationship } from '../../../shared/api/people.ts'
import { blocksKey, type BlocksItem } from '../../platform/blocks.items.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { itemAt, readItems } from '../../platform/read-items.ts'
import { PEOPLE_TEXTS } from '../messages.ts'
import { followKey } from './follow.items.ts'

export const handler = endpoint(relationship, async ({ memberId, params }) => {
  const keys = { follow: followKey(memberId, params.id), blocks: blocksKey(memberId) }
  const items = await readItems(Object.values(keys))
  const blocks = itemAt(items, keys.blocks) as BlocksItem | undefined
  if (blocks?.blockedBy?.has(params.id)) throw new ApiError('not_found', PEOPLE_TEXTS.notFound)
  return {
    isFollowing: itemAt(items, keys.follow) !== undefined,
    isBlocked: blocks?.blocked?.has(params.id) ?? false,
  }
})
