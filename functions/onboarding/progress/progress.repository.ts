import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { progressKey } from './progress.items.ts'
import { presentProgress } from './progress.presenter.ts'

/**
 * Consistent, because another device continues from here.
 * @throws ApiError unauthenticated when the account behind the session is gone
 */
export const readProgress = async (memberId: string): Promise<OnboardingProgress> => {
  const [member, progress] = await getMany([memberKey(memberId), progressKey(memberId)], {
    consistent: true,
  })
  if (!member) throw new ApiError('unauthenticated')
  return presentProgress(progress ?? {}, member)
}
