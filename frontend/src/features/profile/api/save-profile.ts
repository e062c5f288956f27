import { useMutation } from '@tanstack/react-query'
import type { Badge } from '#shared/api/members.ts'
import { setBadgeVisibility, updateProfile } from '#shared/api/profile.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { findChanges, type EditableProfile, type ProfileDraft } from '../model/profile-draft.ts'
import { useOwnProfileChange } from './own-profile.ts'

const showBadge = ({ badgeType }: Badge, isVisible: boolean): Promise<Badge> =>
  call(setBadgeVisibility, { params: { badgeType }, body: { isVisible } })

/** Sends only what changed, because another device may have changed the rest. */
const save = async (profile: EditableProfile, draft: ProfileDraft): Promise<EditableProfile> => {
  const { texts, badges } = findChanges(profile, draft)
  const saved = Object.keys(texts).length > 0 ? await call(updateProfile, { body: texts }) : {}
  const shown = await Promise.all(badges.map(([badge, isVisible]) => showBadge(badge, isVisible)))
  const byType = new Map(shown.map((badge) => [badge.badgeType, badge]))
  return {
    displayName: saved.displayName ?? profile.displayName,
    bio: saved.bio === undefined ? profile.bio : saved.bio,
    location: saved.location === undefined ? profile.location : saved.location,
    badges: profile.badges.map((badge) => byType.get(badge.badgeType) ?? badge),
  }
}

export const useSaveProfile = (
  profile: EditableProfile,
  onSaved: (saved: EditableProfile) => void,
) => {
  const change = useOwnProfileChange()
  return useMutation({
    mutationFn: (draft: ProfileDraft) => save(profile, draft),
    onSuccess: (saved) => {
      change((known) => ({ ...known, ...saved }))
      onSaved(saved)
    },
    onError: (error) => reportFailure(error, { description: messages.form.failed }),
  })
}
