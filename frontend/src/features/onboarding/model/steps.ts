import type { OnboardingProgress, ShoutDraft } from '#shared/api/onboarding.ts'

export const STEPS = ['profile', 'horns', 'roles', 'shout', 'complete'] as const
export type Step = (typeof STEPS)[number]

/** The step that a returning member continues with, on any device. */
export const firstOpenStep = (progress: OnboardingProgress): Step => {
  if (!progress.hornsAnimationCompleted) return 'profile'
  if (!progress.rolesSelected) return 'roles'
  return progress.firstShoutPosted ? 'complete' : 'shout'
}

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'complete'

export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1]

export const EMPTY_DRAFT: ShoutDraft = {
  bandGenre: '',
  favoriteGig: '',
  nextGig: '',
  contribution: '',
}
