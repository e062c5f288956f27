import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { memberKey, passwordKey, type MemberItem } from '#platform/identity/member.items.ts'
import { db } from '#platform/table/table.ts'
import { usernameItemKey, type PasswordItem, type UsernameItem } from '../account.items.ts'
import { NO_PASSWORD } from '../password-hash.ts'

export interface StoredCredentials {
  readonly hash: string
  readonly member: MemberItem | undefined
}

const NOBODY = '0'.repeat(26)

/** Who has this name; the id of nobody where it is free, so that both ask as much afterwards. */
export const findMemberId = async (username: string): Promise<string> => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: usernameItemKey(username),
      ConsistentRead: true,
    }),
  )
  return (Item as UsernameItem | undefined)?.memberId ?? NOBODY
}

/** Consistent, because people sign in right after they registered. */
export const findCredentials = async (memberId: string): Promise<StoredCredentials> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :member AND SK BETWEEN :password AND :profile',
      ExpressionAttributeValues: {
        ':member': memberKey(memberId).PK,
        ':password': passwordKey(memberId).SK,
        ':profile': memberKey(memberId).SK,
      },
      ConsistentRead: true,
    }),
  )
  const found = Items as (PasswordItem | MemberItem)[]
  const password = found.find((item) => item.SK === 'PASSWORD')
  const member = found.find((item) => item.SK === 'PROFILE')
  return { hash: password?.hash ?? NO_PASSWORD, member }
}
