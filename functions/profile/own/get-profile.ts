import { getProfile } from '#shared/api/profile.ts'
import { followCountsKey, type FollowCountsItem } from '../../people/relations/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { readBadges } from '../badges/index.ts'
import { presentUser } from '../user.presenter.ts'

/** Consistent: it is asked for right after a change. */
export const handler = endpoint(getProfile, async ({ memberId }) => {
  const [items, badges] = await Promise.all([
    readItems([memberKey(memberId), followCountsKey(memberId)], { consistent: true }),
    readBadges(memberId, { consistent: true }),
  ])
  const member = itemAt(items, memberKey(memberId)) as MemberItem | undefined
  if (!member) throw new ApiError('unauthenticated')
  const follows = itemAt(items, followCountsKey(memberId)) as FollowCountsItem | undefined
  return presentUser({ member, follows, badges })
})
