import type { ProfileData } from '#shared/api/settings.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { ProfileDataItem } from '../settings.items.ts'

interface Shown {
  readonly location?: MemberItem['location'] | undefined
  readonly favoriteGenres?: MemberItem['favoriteGenres'] | undefined
}

/** An empty text means no value. */
const valueOrNull = <T extends string>(text: T | undefined): Exclude<T, ''> | null =>
  text === undefined || text === '' ? null : (text as Exclude<T, ''>)

export const presentProfileData = (
  member: Shown,
  data: Partial<ProfileDataItem> = {},
): ProfileData => ({
  birthday: valueOrNull(data.birthday),
  location: valueOrNull(member.location),
  favoriteGenres: [...(member.favoriteGenres ?? [])],
  concertFrequency: valueOrNull(data.concertFrequency),
  metalExperience: valueOrNull(data.metalExperience),
  favoriteBands: valueOrNull(data.favoriteBands),
})
