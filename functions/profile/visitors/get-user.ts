import { getUser } from '#shared/api/users.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentUser } from '../user.presenter.ts'
import { followCountsKey, type FollowCountsItem } from '../../people/relations/index.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMemberId } from '#platform/identity/member-ref.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { getMany } from '#platform/table/index.ts'
import { readBadges } from '../badges/badge.repository.ts'
import type { BadgeItem } from '../badges/badge.items.ts'
import { PROFILE_TEXTS } from '../texts.ts'

interface VisitedUser {
  readonly member: MemberItem
  readonly follows: FollowCountsItem | undefined
  readonly badges: readonly BadgeItem[]
}

const notFound = (): ApiError => new ApiError('not_found', PROFILE_TEXTS.nobody)

/**
 * A member as this viewer sees it, by id or username.
 * @throws ApiError not_found also for members who blocked the viewer
 */
const readUserFor = async (viewerId: string, ref: string): Promise<VisitedUser> => {
  const memberId = await findMemberId(ref)
  if (memberId === undefined) throw notFound()
  const [[member, follows, blocks], badges] = await Promise.all([
    getMany([memberKey(memberId), followCountsKey(memberId), blocksKey(viewerId)]),
    readBadges(memberId),
  ])
  if (!member || blocks?.blockedBy?.has(memberId)) throw notFound()
  return { member, follows, badges }
}

export const handler = endpoint(getUser, async ({ memberId, params }) => {
  const { badges, ...user } = await readUserFor(memberId, params.id)
  return presentUser({ ...user, badges: badges.filter(({ isVisible }) => isVisible) })
})
