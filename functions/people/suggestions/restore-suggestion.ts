import { restoreSuggestion } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { unlessConditionFailed, write } from '#platform/table/index.ts'
import { removeDismissed } from './dismissed.items.ts'

export const handler = endpoint(restoreSuggestion, async ({ memberId, params }) => {
  await unlessConditionFailed(write(removeDismissed(memberId, params.id)))
  return { isDismissed: false } as const
})
