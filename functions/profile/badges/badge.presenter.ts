import type { Badge } from '#shared/api/members.ts'
import { BADGES, type BadgeType } from '#shared/domain/badges.ts'
import type { BadgeItem } from './badge.items.ts'

const ORDER = Object.keys(BADGES) as BadgeType[]

export const presentBadge = ({
  badgeType,
  isVisible,
  earnedAt,
}: Pick<BadgeItem, 'badgeType' | 'isVisible' | 'earnedAt'>): Badge => {
  const { name, description, icon } = BADGES[badgeType]
  return {
    id: badgeType,
    badgeType,
    badgeName: name,
    badgeDescription: description,
    badgeIcon: icon,
    isVisible,
    earnedAt,
  }
}

/** The latest first; those earned at the same moment in the order of the catalogue. */
export const presentBadges = (items: readonly BadgeItem[]): Badge[] =>
  items
    .toSorted(
      (a, b) =>
        b.earnedAt.localeCompare(a.earnedAt) ||
        ORDER.indexOf(a.badgeType) - ORDER.indexOf(b.badgeType),
    )
    .map(presentBadge)
