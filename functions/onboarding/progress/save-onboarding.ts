import { saveOnboarding } from '#shared/api/onboarding.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requireMember } from '#platform/identity/member.ts'
import { writeAndGetNew } from '#platform/table/index.ts'
import { saveSteps } from './progress.items.ts'
import { presentProgress } from './progress.presenter.ts'
import { readProgress } from './progress.repository.ts'

export const handler = endpoint(saveOnboarding, async ({ memberId, body }) => {
  const save = saveSteps(memberId, body)
  if (!save) return readProgress(memberId)
  const member = await requireMember(memberId)
  return presentProgress(await writeAndGetNew(save), member)
})
