import { visibility } from '../../../shared/api/settings.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { findMember } from '../../platform/member.ts'

export const handler = endpoint(visibility, async ({ memberId }) => {
  const member = await findMember(memberId, { consistent: true })
  if (!member) throw new ApiError('unauthenticated')
  return { onWall: !member.hiddenOnWall, inSearch: !member.hiddenInSearch }
})
