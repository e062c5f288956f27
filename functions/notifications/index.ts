export { readGathered } from './likes.repository.ts'
export {
  activityKey,
  type ActivityItem,
  type ArticleActivityItem,
  type BandActivityItem,
  type ConcertActivityItem,
  likedTargetOf,
  type LikerItem,
  type LikesItem,
  receiverOf,
} from './notification.items.ts'
export { notifyWithoutAuthor } from './notification.repository.ts'
export { activityIdOf, likesIdOf } from './notification.presenter.ts'
export { countUnreadMessages, unreadKey } from './unread.items.ts'
export { isLikeUnread, isUnread, unreadLikesOf } from './unread.rules.ts'
