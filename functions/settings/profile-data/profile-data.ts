import { profileData } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { profileDataKey } from '../settings.items.ts'
import { presentProfileData } from './profile-data.presenter.ts'

export const handler = endpoint(profileData, async ({ memberId }) => {
  const [member, data] = await getMany([memberKey(memberId), profileDataKey(memberId)], {
    consistent: true,
  })
  if (!member) throw new ApiError('unauthenticated')
  return presentProfileData(member, data)
})
