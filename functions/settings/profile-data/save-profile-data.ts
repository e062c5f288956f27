import { saveProfileData, type NewProfileData } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { saveMember } from '../save-member.ts'
import { profileDataKey, type ProfileDataItem } from '../settings.items.ts'
import { presentProfileData } from './profile-data.presenter.ts'

/** Undefined where there is nothing in it, so that the attribute goes. */
const filled = <T extends string | readonly unknown[]>(value: T | undefined): T | undefined =>
  value === undefined || value.length === 0 ? undefined : value

const profileDataItem = (memberId: string, body: NewProfileData): ProfileDataItem => ({
  ...profileDataKey(memberId),
  birthday: filled(body.birthday),
  concertFrequency: filled(body.concertFrequency),
  metalExperience: filled(body.metalExperience),
  favoriteBands: filled(body.favoriteBands),
})

export const handler = endpoint(saveProfileData, async ({ memberId, body }) => {
  const shown = {
    location: filled(body.location),
    favoriteGenres: filled([...new Set(body.favoriteGenres)]),
  }
  const data = profileDataItem(memberId, body)
  await saveMember(memberId, shown, { data: { Put: { TableName: env.tableName, Item: data } } })
  return presentProfileData(shown, data)
})
