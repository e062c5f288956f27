export { readGathered } from './likes.repository.ts'
export {
  type ActivityItem,
  type ArticleActivityItem,
  type BandActivityItem,
  type ConcertActivityItem,
  likedTargetOf,
  type LikerItem,
  type LikesItem,
  receiverOf,
} from './notification.items.ts'
export { activityIdOf, likesIdOf } from './notification.presenter.ts'
export { countUnreadMessages, unreadKey } from './unread.items.ts'
export { isLikeUnread, isUnread, unreadLikesOf } from './unread.rules.ts'
