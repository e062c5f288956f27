import { BadgeType } from '#shared/domain/badges.ts'
import { followCountsKey } from '../people/relations/index.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { badgeKey, type BadgeItem } from '../profile/badges/index.ts'
import type { TestMember } from './members.ts'
import { putAll } from './posts.ts'
import { stored } from './stored.ts'

export const earnBadge = (
  { id }: TestMember,
  badgeType: BadgeType,
  rest: Partial<BadgeItem> = {},
): Promise<void> => {
  const item = { entity: 'Badge', badgeType, earnedAt: isoNow(), isVisible: true, ...rest }
  return putAll([{ ...badgeKey(id, badgeType), ...item }])
}

/** Stores profile data of a member. */
export const describeMember = async (
  { id }: TestMember,
  profile: Partial<MemberItem>,
): Promise<void> => {
  await putAll([{ ...(await stored(memberKey(id))), ...profile }])
}

/** Fills every field of a profile. */
export const fillProfile = async (member: TestMember): Promise<void> => {
  await describeMember(member, {
    bio: 'x'.repeat(500),
    location: 'Wacken',
    selectedRoles: ['fan', 'band', 'tech', 'organizer'],
    favoriteGenres: ['Doom Metal', 'Death Metal', 'Black Metal'],
  })
  for (const badgeType of BadgeType.options) await earnBadge(member, badgeType)
  await putAll([{ ...followCountsKey(member.id), followers: 1200, following: 34 }])
}
