import { profileData } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { profileDataKey, type ProfileDataItem } from '../settings.items.ts'
import { presentProfileData } from './profile-data.presenter.ts'

export const handler = endpoint(profileData, async ({ memberId }) => {
  const keys = { member: memberKey(memberId), data: profileDataKey(memberId) }
  const items = await readItems([keys.member, keys.data], { consistent: true })
  const member = itemAt(items, keys.member) as MemberItem | undefined
  if (!member) throw new ApiError('unauthenticated')
  return presentProfileData(member, itemAt(items, keys.data) as ProfileDataItem | undefined)
})
