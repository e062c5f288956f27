export { readGathered } from './likes.repository.ts'
export {
  ACTIVITIES,
  activityKey,
  EARLIER_LIKES,
  type EarlierLikeItem,
  type ActivityItem,
  type ArticleActivityItem,
  type BandActivityItem,
  type ConcertActivityItem,
  type DecisionActivityItem,
  type ExportActivityItem,
  LIKES,
  likedTargetOf,
  notifyPartition,
  isAuthorless,
  type AnyActivityItem,
  type LikerItem,
  type LikesItem,
  receiverOf,
} from './notification.items.ts'
export { notifyWithoutAuthor } from './notification.repository.ts'
export { activityIdOf, likesIdOf, presentConcert } from './notification.presenter.ts'
export { countUnreadMessages, unreadKey } from './unread.items.ts'
export { isLikeUnread, isUnread, countUnreadLikes } from './unread.rules.ts'
