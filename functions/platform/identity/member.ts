import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Author } from '#shared/api/members.ts'
import { env } from '../runtime/env.ts'
import { ApiError } from '../runtime/errors.ts'
import { memberKey, type MemberItem } from './member.items.ts'
import { db } from '../table/table.ts'

export const findMember = async (
  memberId: string,
  { consistent = false } = {},
): Promise<MemberItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: memberKey(memberId),
      ConsistentRead: consistent,
    }),
  )
  return Item as MemberItem | undefined
}

/**
 * A fresh account may be missing in a cheap read for a moment: only then it is read consistently.
 * @throws ApiError unauthenticated when the account behind a session is gone
 */
export const requireMember = async (memberId: string): Promise<MemberItem> => {
  const member = (await findMember(memberId)) ?? (await findMember(memberId, { consistent: true }))
  if (!member) throw new ApiError('unauthenticated')
  return member
}

/** The member as their texts show them. */
export const authorOf = (member: MemberItem): Author => ({
  id: member.memberId,
  username: member.username,
  displayName: member.displayName,
  avatar: member.avatar ?? null,
  isVerified: member.isVerified,
})
