import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { dismissSuggestion } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { db } from '#platform/table/table.ts'
import { addDismissed, startDismissedOver } from './dismissed.items.ts'

export const handler = endpoint(dismissSuggestion, async ({ memberId, params }) => {
  try {
    await db.send(new UpdateCommand(addDismissed(memberId, params.id)))
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    await db.send(new UpdateCommand(startDismissedOver(memberId, params.id)))
  }
  return { isDismissed: true } as const
})
