import type { BadgeType } from '#shared/domain/badges.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

export interface BadgeItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Badge'
  readonly badgeType: BadgeType
  readonly earnedAt: string
  readonly isVisible: boolean
}

const BADGE = 'BADGE#'

/** All badges of a member lie side by side under this prefix. */
export const badgesOf = (memberId: string) => ({ PK: memberKey(memberId).PK, prefix: BADGE })

export const badgeKey = (memberId: string, badgeType: BadgeType) => ({
  PK: memberKey(memberId).PK,
  SK: BADGE + badgeType,
})

/** Fails when the member has this badge already. */
export const grantBadge = (memberId: string, badgeType: BadgeType): TransactItem => {
  const item: BadgeItem = {
    ...badgeKey(memberId, badgeType),
    entity: 'Badge',
    badgeType,
    earnedAt: isoNow(),
    isVisible: true,
  }
  return {
    Put: { TableName: env.tableName, Item: item, ConditionExpression: 'attribute_not_exists(PK)' },
  }
}
