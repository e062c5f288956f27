import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { env } from '#platform/runtime/env.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { isPostText, pinnedPostKey, postIdOf, authorPartition } from '../items/index.ts'

export interface IndexEntry extends Key {
  readonly GSI1SK: string
}

/** What a member wrote, posts and comments, in the order of the author index. */
export const readWritings = async (
  memberId: string,
  doneTo: string | undefined,
  limit: number,
): Promise<IndexEntry[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :author AND GSI1SK > :done',
      ExpressionAttributeValues: { ':author': authorPartition(memberId), ':done': doneTo ?? ' ' },
      Limit: limit,
    }),
  )
  return Items as IndexEntry[]
}

/** Writes the author as they are now, unless the item shows a newer one or is gone. */
const writeAuthor = async (
  key: Key,
  member: MemberItem,
): Promise<Record<string, unknown> | undefined> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: { PK: key.PK, SK: key.SK },
        UpdateExpression: 'SET author = :author, authorVersion = :version',
        ConditionExpression: 'attribute_exists(PK) AND authorVersion < :version',
        ExpressionAttributeValues: { ':author': authorOf(member), ':version': member.version },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    )
    return Attributes
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return error.Item
  }
}

/** A post that is pinned has a copy with an author of its own. */
export const refreshText = async (key: Key, member: MemberItem): Promise<void> => {
  const item = await writeAuthor(key, member)
  if (item?.['isPinned'] && isPostText(key)) await writeAuthor(pinnedPostKey(postIdOf(key)), member)
}
