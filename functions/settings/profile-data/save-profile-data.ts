import { saveProfileData, type NewProfileData } from '#shared/api/settings.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { isMinor, isTooYoungToConsent } from '#platform/identity/age.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { changeMember, type MemberChange } from '#platform/identity/change-member.ts'
import { findMember } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { ConditionFailed, put, retry, transact, update } from '#platform/table/index.ts'
import { changeNotifications } from '../notifications/change-notifications.ts'
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

/**
 * The birthday of a minor is also on the items that surfaces read anyway (docs/product/age.md). It fails with
 * `member` when another request changed the birthday since the member was read.
 */
const save = (
  { memberId, bornOn }: Pick<MemberItem, 'memberId' | 'bornOn'>,
  shown: MemberChange,
  data: ProfileDataItem,
): Promise<void> => {
  const minor = isMinor(data.birthday) ? data.birthday : undefined
  return transact({
    member: changeMember(memberId, { ...shown, bornOn: minor }, { memberId, bornOn }),
    data: put(data),
    viewer: minor === bornOn ? null : update(blocksKey(memberId), { set: { bornOn: minor } }),
  })
}

/** @throws ApiError unauthenticated when the account behind the session is gone */
const saveFor = async (
  memberId: string,
  shown: MemberChange,
  data: ProfileDataItem,
): Promise<void> => {
  const member = await findMember(memberId, { consistent: true })
  if (!member) throw new ApiError('unauthenticated')
  await save(member, shown, data)
}

export const handler = guardedEndpoint(saveProfileData, async ({ memberId, body }) => {
  const shown = {
    location: nonEmpty(body.location),
    favoriteGenres: nonEmpty([...new Set(body.favoriteGenres)]),
  }
  const data = profileDataItem(memberId, body)
  // First, so that nothing personal is computed once the age is known.
  if (isTooYoungToConsent(data.birthday))
    await changeNotifications(memberId, { personalized: false })
  await retry(() => saveFor(memberId, shown, data), {
    when: (error) => error instanceof ConditionFailed,
  })
  return presentProfileData(shown, data)
})
