import { changeMember } from '../../platform/change-member.ts'
import { env } from '../../platform/env.ts'
import { memberKey, type MemberItem } from '../../platform/member.items.ts'
import type { TransactItem } from '../../platform/transact.ts'

/** Fails when the member's picture is no longer the one that was seen, or the account is gone. */
export const changeAvatar = (
  { memberId, avatar: seen }: MemberItem,
  avatar: string | undefined,
): TransactItem => {
  const { Update } = changeMember(memberId, { avatar })
  return {
    Update: {
      TableName: env.tableName,
      Key: memberKey(memberId),
      ...Update,
      UpdateExpression: Update?.UpdateExpression ?? '',
      ConditionExpression:
        seen === undefined
          ? 'attribute_exists(PK) AND attribute_not_exists(#avatar)'
          : '#avatar = :seen',
      ExpressionAttributeValues: {
        ...Update?.ExpressionAttributeValues,
        ...(seen !== undefined && { ':seen': seen }),
      },
    },
  }
}
