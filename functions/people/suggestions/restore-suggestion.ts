import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { restoreSuggestion } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { db } from '#platform/table/table.ts'
import { unlessRefused } from '#platform/table/transact.ts'
import { removeDismissed } from './dismissed.items.ts'

export const handler = endpoint(restoreSuggestion, async ({ memberId, params }) => {
  await unlessRefused(db.send(new UpdateCommand(removeDismissed(memberId, params.id))))
  return { isDismissed: false } as const
})
