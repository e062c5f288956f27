import type {
  ActivityNotification,
  LikeNotification,
  NotifiedArticle,
  NotifiedBand,
  NotifiedConcert,
  NotifiedDecision,
  NotifiedExport,
} from '#shared/api/notifications.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import {
  ACTIVITIES,
  EARLIER_LIKES,
  LIKES,
  type ActivityItem,
  type AnyActivityItem,
  isAuthorless,
  type AuthorlessActivityItem,
  type ConcertActivityItem,
  type EarlierActivityItem,
  type EarlierLikeItem,
  type LikesItem,
} from './notification.items.ts'
import { NOTIFICATION_TEXTS } from './texts.ts'
import type { UnreadState } from './unread.items.ts'
import { areEarlierUnread, countUnreadLikes } from './unread.rules.ts'

/** The ULID of the newest like. */
export const likesIdOf = (item: LikesItem | EarlierLikeItem): string =>
  item.SK.slice(('liker' in item ? EARLIER_LIKES : LIKES).length)

export const activityIdOf = ({ SK }: Pick<AnyActivityItem, 'SK'>): string =>
  SK.slice(ACTIVITIES.length)

export const presentLikes = (
  item: LikesItem | EarlierLikeItem,
  unread: UnreadState,
): LikeNotification => {
  const { type, postId, commentId = null, content } = item
  const [liker, othersCount, unreadCount] =
    'liker' in item
      ? [item.liker, 0, Number(areEarlierUnread(unread, 'like'))]
      : [item.author, item.count - 1, countUnreadLikes(item, unread)]
  const id = likesIdOf(item)
  return {
    id,
    type,
    postId,
    commentId,
    content,
    createdAt: ulidDate(id),
    userId: liker.id,
    liker: presentAuthor(liker),
    othersCount,
    unreadCount,
  }
}

/** DynamoDB returns the keys of a stored map in any order; a fixed one keeps the ETag of a body stable. */
export const presentConcert = ({ concert, imported }: ConcertActivityItem): NotifiedConcert => {
  const { id, change, bandName, venue, city, date, time } = concert
  const othersCount = (imported?.length ?? 1) - 1
  const shown = { id, change, bandName, venue, city, date, time }
  return othersCount > 0 ? { ...shown, othersCount } : shown
}

const presentBandOf = ({ id, change, name }: NotifiedBand): NotifiedBand => ({ id, change, name })

const presentArticleOf = ({ id, outcome, title, note }: NotifiedArticle): NotifiedArticle => ({
  id,
  outcome,
  title,
  note,
})

const presentDecisionOf = ({ id, event, excerpt, path }: NotifiedDecision): NotifiedDecision => ({
  id,
  event,
  excerpt,
  ...(path !== undefined && { path }),
})

const presentExportOf = ({ id, outcome, availableUntil }: NotifiedExport): NotifiedExport => ({
  id,
  outcome,
  availableUntil,
})

const presentAuthorless = (
  item: AuthorlessActivityItem,
  isUnread: boolean,
): ActivityNotification => {
  const id = activityIdOf(item)
  return {
    id,
    type: item.kind,
    postId: null,
    postTitle: null,
    content: null,
    commentId: null,
    storyId: null,
    concert: item.kind === 'concert' ? presentConcert(item) : null,
    band: item.kind === 'band' ? presentBandOf(item.band) : null,
    article: item.kind === 'article' ? presentArticleOf(item.article) : null,
    decision: item.kind === 'decision' ? presentDecisionOf(item.decision) : null,
    dataExport: item.kind === 'export' ? presentExportOf(item.dataExport) : null,
    createdAt: ulidDate(id),
    userId: null,
    commenter: null,
    isUnread,
  }
}

const presentMemberActivity = (
  item: ActivityItem | EarlierActivityItem,
  isUnread: boolean,
): ActivityNotification => {
  const id = activityIdOf(item)
  const { kind, postId = null, commentId = null, postTitle, content = null } = item
  const storyId = 'storyId' in item ? (item.storyId ?? null) : null
  const author = 'actor' in item ? item.actor : item.author
  return {
    id,
    type: kind,
    postId,
    postTitle: postId === null ? null : (postTitle ?? NOTIFICATION_TEXTS.untitled),
    content,
    commentId,
    storyId,
    concert: null,
    band: null,
    article: null,
    decision: null,
    dataExport: null,
    createdAt: ulidDate(id),
    userId: author.id,
    commenter: presentAuthor(author),
    isUnread,
  }
}

export const presentActivity = (item: AnyActivityItem, isUnread: boolean): ActivityNotification =>
  isAuthorless(item) ? presentAuthorless(item, isUnread) : presentMemberActivity(item, isUnread)
