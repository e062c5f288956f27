import type { OnboardingProgress } from '#shared/api/onboarding.ts'

/** The progress of a new member. */
export const NOTHING_DONE: OnboardingProgress = {
  hornsAnimationCompleted: false,
  rolesSelected: false,
  selectedRoles: [],
  firstShoutPosted: false,
  onboardingCompleted: false,
  draft: null,
}
