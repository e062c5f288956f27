import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { ProgressItem } from './progress.items.ts'

const presentDraft = ({ draft, firstShoutPosted }: Partial<ProgressItem>) =>
  draft && !firstShoutPosted
    ? {
        bandGenre: draft.bandGenre,
        favoriteGig: draft.favoriteGig,
        nextGig: draft.nextGig,
        contribution: draft.contribution,
      }
    : null

export const presentProgress = (
  progress: Partial<ProgressItem>,
  { onboardingCompleted }: Pick<MemberItem, 'onboardingCompleted'>,
): OnboardingProgress => {
  const selectedRoles = [...(progress.selectedRoles ?? [])]
  return {
    hornsAnimationCompleted: progress.hornsAnimationCompleted ?? false,
    rolesSelected: (progress.rolesSelected ?? false) && selectedRoles.length > 0,
    selectedRoles,
    firstShoutPosted: progress.firstShoutPosted ?? false,
    onboardingCompleted,
    draft: presentDraft(progress),
  }
}
