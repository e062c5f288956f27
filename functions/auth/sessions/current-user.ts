import { currentUser } from '#shared/api/auth.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMember } from '#platform/identity/member.ts'
import { readBadges } from '../../profile/badges/index.ts'
import { presentCurrentUser } from '../current-user.presenter.ts'

/** Consistent, because the app calls this right after each onboarding step and each change of the profile. */
export const handler = endpoint(currentUser, async ({ memberId }) => {
  const [member, badges] = await Promise.all([
    findMember(memberId, { consistent: true }),
    readBadges(memberId),
  ])
  if (!member) throw new ApiError('unauthenticated')
  return presentCurrentUser(member, badges)
})
