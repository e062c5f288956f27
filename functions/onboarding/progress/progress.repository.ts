import type { OnboardingProgress } from '#shared/api/onboarding.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { progressKey, type ProgressItem } from './progress.items.ts'
import { presentProgress } from './progress.presenter.ts'

/**
 * As it is now: another device goes on from here.
 * @throws ApiError unauthenticated when the account behind the session is gone
 */
export const readProgress = async (memberId: string): Promise<OnboardingProgress> => {
  const [memberAt, progressAt] = [memberKey(memberId), progressKey(memberId)]
  const items = await readItems([memberAt, progressAt], { consistent: true })
  const member = itemAt(items, memberAt) as MemberItem | undefined
  if (!member) throw new ApiError('unauthenticated')
  return presentProgress((itemAt(items, progressAt) ?? {}) as Partial<ProgressItem>, member)
}
