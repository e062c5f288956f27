import { useMutation } from '@tanstack/react-query'
import type { Badge, User } from '#shared/api/members.ts'
import { setBadgeVisibility, updateProfile } from '#shared/api/profile.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { changesOf, type ProfileDraft } from '../model/profile-draft.ts'
import { useOwnProfileChange } from './own-profile.ts'

type SavedProfile = Pick<User, 'displayName' | 'bio' | 'location' | 'badges'>

const showBadge = ({ badgeType }: Badge, isVisible: boolean): Promise<Badge> =>
  call(setBadgeVisibility, { params: { badgeType }, body: { isVisible } })

/** Sends only what changed, because another device may have changed the rest. */
const save = async (profile: User, draft: ProfileDraft): Promise<SavedProfile> => {
  const { texts, badges } = changesOf(profile, draft)
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

export const useSaveProfile = (profile: User, onSaved: (saved: SavedProfile) => void) => {
  const change = useOwnProfileChange()
  return useMutation({
    mutationFn: (draft: ProfileDraft) => save(profile, draft),
    onSuccess: (saved) => {
      change((known) => ({ ...known, ...saved }))
      toast({ title: messages.form.saved, tone: 'success' })
      onSaved(saved)
    },
    onError: (error) => {
      reportFailure(error, { description: messages.form.failed })
    },
  })
}
