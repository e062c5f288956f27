import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { signupKey, type NewsletterSignupItem } from '#functions/contact/newsletter.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transactAsOperator } from './audit/operator-act.ts'
import type { MembersTable } from './members-table.ts'

/** A new request id is an event, upon which the effect sends the mail. False when the signup has changed. */
const requestConfirmation = async (
  { SK }: NewsletterSignupItem,
  table: MembersTable,
): Promise<boolean> => {
  try {
    await table.db.send(
      new UpdateCommand({
        TableName: table.tableName,
        Key: signupKey(SK),
        UpdateExpression: 'SET requestId = :id',
        ConditionExpression: '#status = :pending AND attribute_not_exists(mailedFor)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':id': newId(), ':pending': 'pending' },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** Requests confirmation from all addresses that were stored without a mail. Returns their number. */
export const requestConfirmations = async (table: MembersTable): Promise<number> => {
  await transactAsOperator(table, { act: 'ask', kind: 'newsletter', objectId: 'newsletter' })
  let asked = 0
  const pages = paginateQuery(
    { client: table.db },
    {
      TableName: table.tableName,
      KeyConditionExpression: 'PK = :newsletter',
      ExpressionAttributeValues: { ':newsletter': signupKey('').PK },
    },
  )
  for await (const { Items = [] } of pages)
    for (const signup of Items as NewsletterSignupItem[])
      if (signup.status === 'pending' && signup.mailedFor === undefined)
        asked += (await requestConfirmation(signup, table)) ? 1 : 0
  return asked
}
