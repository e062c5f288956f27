import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { newsletterTokenKey, type NewsletterTokenItem } from '../newsletter.items.ts'

export const readToken = async (token: string): Promise<NewsletterTokenItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: newsletterTokenKey(token),
      ConsistentRead: true,
    }),
  )
  const found = Item as NewsletterTokenItem | undefined
  return found?.expiresAt !== undefined && found.expiresAt <= epochSeconds() ? undefined : found
}
