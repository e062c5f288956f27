import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { effect } from '../../events/index.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { unlessRefused } from '#platform/table/transact.ts'
import {
  pinnedCountersKey,
  postCountersKey,
  postIdOf,
  type PostCountersItem,
} from '../items/index.ts'

/**
 * The pinned copy shows the numbers of its post. They are read anew, so that one late event is as good
 * as a hundred; `seq` keeps an older reading from overwriting a newer one.
 */
export const handler = effect<PostCountersItem>(async ({ keys }) => {
  const postId = postIdOf(keys)
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: postCountersKey(postId),
      ConsistentRead: true,
    }),
  )
  if (!Item) return
  const { likes, comments, seq } = Item as PostCountersItem
  await unlessRefused(
    db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: pinnedCountersKey(postId),
        UpdateExpression: 'SET likes = :likes, comments = :comments, seq = :seq',
        ConditionExpression: 'attribute_exists(PK) AND seq < :seq',
        ExpressionAttributeValues: { ':likes': likes, ':comments': comments, ':seq': seq },
      }),
    ),
  )
})
