import { saveProfileData, type NewProfileData } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { put } from '#platform/table/index.ts'
import { saveMember } from '../save-member.ts'
import { profileDataKey, type ProfileDataItem } from '../settings.items.ts'
import { presentProfileData } from './profile-data.presenter.ts'

/** Undefined for an empty value, so that the attribute is removed. */
const nonEmpty = <T extends string | readonly unknown[]>(value: T | undefined): T | undefined =>
  value === undefined || value.length === 0 ? undefined : value

const profileDataItem = (memberId: string, body: NewProfileData): ProfileDataItem => ({
  ...profileDataKey(memberId),
  birthday: nonEmpty(body.birthday),
  concertFrequency: nonEmpty(body.concertFrequency),
  metalExperience: nonEmpty(body.metalExperience),
  favoriteBands: nonEmpty(body.favoriteBands),
})

export const handler = endpoint(saveProfileData, async ({ memberId, body }) => {
  const shown = {
    location: nonEmpty(body.location),
    favoriteGenres: nonEmpty([...new Set(body.favoriteGenres)]),
  }
  const data = profileDataItem(memberId, body)
  await saveMember(memberId, shown, { data: put(data) })
  return presentProfileData(shown, data)
})
