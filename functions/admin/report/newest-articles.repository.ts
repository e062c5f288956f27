import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { ARTICLES, type ArticleItem } from '../../articles/index.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'

/** The newest first. */
export const newestArticles = async (count: number): Promise<readonly ArticleItem[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :articles',
      ExpressionAttributeValues: { ':articles': ARTICLES },
      ScanIndexForward: false,
      Limit: count,
    }),
  )
  return Items as ArticleItem[]
}
