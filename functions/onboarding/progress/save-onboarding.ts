import { saveOnboarding } from '#shared/api/onboarding.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requireMember } from '#platform/identity/member.ts'
import { db } from '#platform/table/table.ts'
import { saveSteps, type ProgressItem } from './progress.items.ts'
import { presentProgress } from './progress.presenter.ts'
import { readProgress } from './progress.repository.ts'

export const handler = endpoint(saveOnboarding, async ({ memberId, body }) => {
  const save = saveSteps(memberId, body)
  if (!save) return readProgress(memberId)
  const member = await requireMember(memberId)
  const { Attributes } = await db.send(save)
  return presentProgress(Attributes as ProgressItem, member)
})
