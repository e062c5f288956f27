import { followCountsKey, type FollowCountsItem } from '../../people/relations/index.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMemberId } from '#platform/identity/member-ref.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { readBadges, type BadgeItem } from '../badges/index.ts'
import { PROFILE_TEXTS } from '../texts.ts'

interface Visited {
  readonly member: MemberItem
  readonly follows: FollowCountsItem | undefined
  readonly badges: readonly BadgeItem[]
}

const nobody = (): ApiError => new ApiError('not_found', PROFILE_TEXTS.nobody)

/**
 * A member as this viewer meets them, by id or username.
 * @throws ApiError not_found also for members who blocked the viewer
 */
export const readUserFor = async (viewerId: string, ref: string): Promise<Visited> => {
  const memberId = await findMemberId(ref)
  if (memberId === undefined) throw nobody()
  const keys = {
    member: memberKey(memberId),
    follows: followCountsKey(memberId),
    blocks: blocksKey(viewerId),
  }
  const [items, badges] = await Promise.all([readItems(Object.values(keys)), readBadges(memberId)])
  const member = itemAt(items, keys.member) as MemberItem | undefined
  const blocks = itemAt(items, keys.blocks) as BlocksItem | undefined
  if (!member || blocks?.blockedBy?.has(memberId)) throw nobody()
  return {
    member,
    follows: itemAt(items, keys.follows) as FollowCountsItem | undefined,
    badges,
  }
}
