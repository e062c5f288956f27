import type { Badge, User } from '#shared/api/members.ts'
import type { BadgeType } from '#shared/domain/badges.ts'

/** What a member edits of the own profile. */
export type EditableProfile = Pick<User, 'displayName' | 'location' | 'bio' | 'badges'>

/** The member's unsaved changes. */
export interface ProfileDraft {
  readonly displayName: string
  readonly location: string
  readonly bio: string
  readonly visible: Readonly<Partial<Record<BadgeType, boolean>>>
}

export const toDraft = ({ displayName, location, bio, badges }: EditableProfile): ProfileDraft => ({
  displayName,
  location: location ?? '',
  bio: bio ?? '',
  visible: Object.fromEntries(badges.map(({ badgeType, isVisible }) => [badgeType, isVisible])),
})

interface Changes {
  readonly texts: Partial<Pick<ProfileDraft, 'displayName' | 'location' | 'bio'>>
  readonly badges: readonly (readonly [Badge, boolean])[]
}

const TEXTS = ['displayName', 'location', 'bio'] as const

/** The differences from the loaded profile. */
export const findChanges = (profile: EditableProfile, draft: ProfileDraft): Changes => {
  const loaded = toDraft(profile)
  return {
    texts: Object.fromEntries(
      TEXTS.filter((name) => draft[name].trim() !== loaded[name]).map((name) => [
        name,
        draft[name],
      ]),
    ),
    badges: profile.badges.flatMap((badge) => {
      const wanted = draft.visible[badge.badgeType] ?? badge.isVisible
      return wanted === badge.isVisible ? [] : [[badge, wanted] as const]
    }),
  }
}

export const isChanged = (profile: EditableProfile, draft: ProfileDraft): boolean => {
  const { texts, badges } = findChanges(profile, draft)
  return Object.keys(texts).length > 0 || badges.length > 0
}
