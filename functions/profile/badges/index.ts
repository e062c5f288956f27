export { badgeKey, badgeRange, grantBadge, type BadgeItem } from './badge.items.ts'
export { presentBadges } from './badge.presenter.ts'
export { readBadges } from './badge.repository.ts'
