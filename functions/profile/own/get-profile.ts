import { getProfile } from '#shared/api/profile.ts'
import { followCountsKey } from '../../people/relations/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getMany } from '#platform/table/index.ts'
import { readBadges } from '../badges/badge.repository.ts'
import { presentUser } from '../user.presenter.ts'

/** Consistent, because clients read it right after a change. */
export const handler = endpoint(getProfile, async ({ memberId }) => {
  const [[member, follows], badges] = await Promise.all([
    getMany([memberKey(memberId), followCountsKey(memberId)], { consistent: true }),
    readBadges(memberId, { consistent: true }),
  ])
  if (!member) throw new ApiError('unauthenticated')
  return presentUser({ member, follows, badges })
})
