import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import { completeOnboarding } from '#shared/api/onboarding.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry, transact } from '#platform/table/index.ts'
import { ONBOARDING_TEXTS, type Step } from '../texts.ts'
import { rolesAreStill } from './progress.items.ts'
import { readProgress } from './progress.repository.ts'

const missingSteps = (progress: OnboardingProgress): Step[] => [
  ...(progress.hornsAnimationCompleted ? [] : (['horns'] as const)),
  ...(progress.rolesSelected ? [] : (['roles'] as const)),
  ...(progress.firstShoutPosted ? [] : (['shout'] as const)),
]

const assertComplete = (progress: OnboardingProgress): void => {
  const missing = missingSteps(progress)
  if (missing.length > 0) throw new ApiError('conflict', ONBOARDING_TEXTS.incomplete(missing))
}

/** @throws ConditionFailed when the roles changed since the read, or another request completed first */
const complete = async (memberId: string, { selectedRoles }: OnboardingProgress): Promise<void> => {
  const change = {
    onboardingCompleted: true,
    ...(selectedRoles.length > 0 && { selectedRoles }),
  }
  await transact({
    roles: rolesAreStill(memberId, selectedRoles),
    member: changeMember(memberId, change, { onboardingCompleted: false }),
  })
}

/** Steps are never undone, so a step that was read as done stays done; only the roles can change. */
export const handler = endpoint(completeOnboarding, async ({ memberId, body }) => {
  const completeOnce = async (): Promise<void> => {
    const progress = await readProgress(memberId)
    if (progress.onboardingCompleted) return
    if (!body?.skipped) assertComplete(progress)
    await complete(memberId, progress)
  }
  await retry(completeOnce, { when: (error) => error instanceof ConditionFailed })
  return { onboardingCompleted: true as const }
})
