import { DeleteCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import type { Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { commentsPartition, likeTargetPartition } from '../items/index.ts'
import { forEachInBatches } from './batches.ts'

const DELETES_AT_ONCE = 10

type Cursor = QueryCommandInput['ExclusiveStartKey']

export const removeItem = async ({ PK, SK }: Key): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: env.tableName, Key: { PK, SK } }))
}

/** Whoever interrupts this may start again: what is gone is not found a second time. */
const removeAll = async (
  query: Pick<
    QueryCommandInput,
    'IndexName' | 'KeyConditionExpression' | 'ExpressionAttributeValues' | 'ConsistentRead'
  >,
): Promise<void> => {
  let cursor: Cursor
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: env.tableName,
        ProjectionExpression: 'PK, SK',
        ExclusiveStartKey: cursor,
        ...query,
      }),
    )
    await forEachInBatches(Items as Key[], DELETES_AT_ONCE, removeItem)
    cursor = LastEvaluatedKey
  } while (cursor)
}

/** All horns on one post or comment. */
export const removeLikesOn = (targetId: string): Promise<void> =>
  removeAll({
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :target',
    ExpressionAttributeValues: { ':target': likeTargetPartition(targetId).GSI1PK },
  })

/** All comments of a post with their counters. */
export const removeCommentsOn = (postId: string): Promise<void> =>
  removeAll({
    KeyConditionExpression: 'PK = :post',
    ExpressionAttributeValues: { ':post': commentsPartition(postId).PK },
    ConsistentRead: true,
  })
