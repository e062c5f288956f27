import { query } from '#platform/table/index.ts'
import { badgeRange, type BadgeItem } from './badge.items.ts'

/** All badges of a member, also hidden ones. */
export const readBadges = async (
  memberId: string,
  { consistent = false } = {},
): Promise<readonly BadgeItem[]> => {
  const { partition, prefix } = badgeRange(memberId)
  return (await query(partition, { beginsWith: prefix, consistent })).items
}
