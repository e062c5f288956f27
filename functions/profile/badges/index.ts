export { badgeKey, badgesOf, grantBadge, type BadgeItem } from './badge.items.ts'
