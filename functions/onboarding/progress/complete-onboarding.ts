import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import { completeOnboarding } from '#shared/api/onboarding.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import { ONBOARDING_TEXTS, type Step } from '../texts.ts'
import { rolesAreStill } from './progress.items.ts'
import { readProgress } from './progress.repository.ts'

const ATTEMPTS = 5

const missingSteps = (progress: OnboardingProgress): Step[] => [
  ...(progress.hornsAnimationCompleted ? [] : (['horns'] as const)),
  ...(progress.rolesSelected ? [] : (['roles'] as const)),
  ...(progress.firstShoutPosted ? [] : (['shout'] as const)),
]

const assertComplete = (progress: OnboardingProgress): void => {
  const missing = missingSteps(progress)
  if (missing.length > 0) throw new ApiError('conflict', ONBOARDING_TEXTS.incomplete(missing))
}

/** Of several at once, one changes the member. */
const once = ({ Update }: TransactItem): TransactItem => ({
  ...(Update && {
    Update: {
      ...Update,
      ConditionExpression: `${Update.ConditionExpression ?? ''} AND onboardingCompleted = :no`,
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':no': false },
    },
  }),
})

/** False when the roles changed meanwhile, or another device was faster. */
const finish = async (
  memberId: string,
  { selectedRoles }: OnboardingProgress,
): Promise<boolean> => {
  const change = {
    onboardingCompleted: true,
    ...(selectedRoles.length > 0 && { selectedRoles }),
  }
  try {
    await transact({
      roles: rolesAreStill(memberId, selectedRoles),
      member: once(changeMember(memberId, change)),
    })
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Steps are never undone, so what was read as done stays done; only the roles are pinned down. */
export const handler = endpoint(completeOnboarding, async ({ memberId, body }) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const progress = await readProgress(memberId)
    if (progress.onboardingCompleted) return { onboardingCompleted: true as const }
    if (!body?.skipped) assertComplete(progress)
    if (await finish(memberId, progress)) return { onboardingCompleted: true as const }
  }
  throw new ApiError('unavailable', undefined, 1)
})
