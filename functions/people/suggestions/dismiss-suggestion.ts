import { dismissSuggestion } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { onConditionFailed, write } from '#platform/table/index.ts'
import { addDismissed, restartDismissed } from './dismissed.items.ts'

export const handler = endpoint(dismissSuggestion, async ({ memberId, params }) => {
  await onConditionFailed(write(addDismissed(memberId, params.id)), () =>
    write(restartDismissed(memberId, params.id)),
  )
  return { isDismissed: true } as const
})
