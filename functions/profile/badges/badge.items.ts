import type { BadgeType } from '#shared/domain/badges.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { putNew, type Key, type Partition, type Write } from '#platform/table/index.ts'

export interface BadgeItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Badge'
  readonly badgeType: BadgeType
  readonly earnedAt: string
  readonly isVisible: boolean
}

const BADGE = 'BADGE#'

/** The badges of a member share this prefix of the sort key. */
export const badgeRange = (
  memberId: string,
): { partition: Partition<BadgeItem>; prefix: string } => ({
  partition: { PK: memberKey(memberId).PK },
  prefix: BADGE,
})

export const badgeKey = (memberId: string, badgeType: BadgeType): Key<BadgeItem> => ({
  PK: memberKey(memberId).PK,
  SK: BADGE + badgeType,
})

/** Fails when the member has this badge already. */
export const grantBadge = (memberId: string, badgeType: BadgeType): Write<BadgeItem> =>
  putNew<BadgeItem>({
    ...badgeKey(memberId, badgeType),
    entity: 'Badge',
    badgeType,
    earnedAt: isoNow(),
    isVisible: true,
  })
