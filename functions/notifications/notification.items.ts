import type { Author } from '#shared/api/members.ts'
import type {
  ActivityKind,
  NotifiedArticle,
  NotifiedBand,
  NotifiedConcert,
  NotifiedDecision,
  NotifiedExport,
} from '#shared/api/notifications.ts'
import { isSingleKind, type SingleKind } from '#shared/domain/single-notifications.ts'
import { authorPartition } from '../community/items/index.ts'
import type { Key, Partition } from '#platform/table/index.ts'

/** The member that a notification is about. The author index leads a new name to it. */
interface ByMember {
  readonly author: Author
  readonly authorVersion: number
  readonly GSI1PK: string
  readonly GSI1SK: string
}

interface Numbered {
  readonly PK: string
  readonly SK: string
  /** When it was written, in the receiver's order of changes. */
  readonly sequence: number
}

/** One like of a text of the receiver. */
export interface LikerItem extends Numbered, ByMember {
  /** Absent on likes from before push, as on the next ones. */
  readonly entity?: 'LikeNotification'
  readonly likeId: string
}

/** The likes of one text of the receiver, placed in the list by the newest. */
export interface LikesItem extends ByMember {
  readonly PK: string
  readonly SK: string
  readonly type: 'post' | 'comment'
  readonly postId: string
  readonly commentId?: string | undefined
  readonly content: string
  readonly count: number
  /** Unread ones, as long as the receiver's likes are read up to `countedAt`. */
  readonly unread: number
  readonly countedAt: number
  /** Those up to this sequence number are read. */
  readonly readUpTo: number
}

/** A like from before likes were gathered by text. */
export interface EarlierLikeItem {
  readonly PK: string
  readonly SK: string
  readonly type: 'post' | 'comment'
  readonly postId: string
  readonly commentId?: string | undefined
  readonly content: string
  readonly liker: Author
}

/** A comment on the receiver's post, a mention of the receiver, or a new follower. Its time is in the id of its cause. */
export interface ActivityItem extends Numbered, ByMember {
  readonly entity?: 'Notification'
  readonly kind: Exclude<ActivityKind, SingleKind>
  readonly postId?: string | undefined
  /** Blocks count for what happens under a post as well. */
  readonly postAuthorId?: string | undefined
  readonly commentId?: string | undefined
  /** For a mention in a story. */
  readonly storyId?: string | undefined
  readonly postTitle?: string | undefined
  readonly content?: string | undefined
  readonly isRead?: true
}

/** What happened to a concert. No member causes it, so it has no author. */
export interface ConcertActivityItem extends Numbered {
  readonly entity?: 'Notification'
  readonly kind: 'concert'
  readonly concert: NotifiedConcert
  /** Of an import: the ids of all of its concerts that the receiver is notified of. */
  readonly imported?: readonly string[] | undefined
  readonly isRead?: true
}

/** What happens to a band that the receiver added or claimed. */
export interface BandActivityItem extends Numbered {
  readonly entity?: 'Notification'
  readonly kind: 'band'
  readonly band: NotifiedBand
  readonly isRead?: true
}

/** What came of the receiver's report of an article. Moderators are not named. */
export interface ArticleActivityItem extends Numbered {
  readonly entity?: 'Notification'
  readonly kind: 'article'
  readonly article: NotifiedArticle
  readonly isRead?: true
}

/** A decision about the receiver, or about their appeal or earlier decision. Moderators are not named. */
export interface DecisionActivityItem extends Numbered {
  readonly entity?: 'Notification'
  readonly kind: 'decision'
  readonly decision: NotifiedDecision
  readonly isRead?: true
}

/** An export of the receiver's own data that ended. */
export interface ExportActivityItem extends Numbered {
  readonly entity?: 'Notification'
  readonly kind: 'export'
  readonly dataExport: NotifiedExport
  readonly isRead?: true
}

/** No member causes these. */
export type AuthorlessActivityItem =
  | ConcertActivityItem
  | BandActivityItem
  | ArticleActivityItem
  | DecisionActivityItem
  | ExportActivityItem

/** Every entry of the list of activities. */
export type AnyActivityItem = ActivityItem | AuthorlessActivityItem | EarlierActivityItem

export const isAuthorless = (item: AnyActivityItem): item is AuthorlessActivityItem =>
  isSingleKind(item.kind)

/** An activity from before changes were numbered. */
export interface EarlierActivityItem extends Omit<
  ActivityItem,
  'entity' | 'sequence' | 'isRead' | keyof ByMember
> {
  readonly actor: Author
}

/** The comments on a post that the receiver has marked as read and an effect has not reached yet. */
export interface ReadMarkItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ReadMark'
  readonly memberId: string
  readonly postId: string
  readonly readUpTo: number
}

export const notifyPartition = <Item>(memberId: string): Partition<Item> => ({
  PK: `NOTIFY#${memberId}`,
})

const inPartition = <Item>(memberId: string, SK: string): Key<Item & { PK: string; SK: string }> =>
  ({ PK: notifyPartition(memberId).PK, SK }) as Key<Item & { PK: string; SK: string }>

/** @param targetId of a post or comment */
export const likersPrefix = (targetId: string): string => `LIKED#${targetId}#`

/** Of the post or comment that was liked. */
export const likedTargetOf = ({ SK }: Pick<LikerItem, 'SK'>): string => SK.split('#')[1] ?? ''

/** The receiver of a notification. */
export const receiverOf = ({ PK }: { readonly PK: string }): string => PK.slice('NOTIFY#'.length)

export const likerKey = (receiverId: string, targetId: string, likeId: string): Key<LikerItem> =>
  inPartition(receiverId, `${likersPrefix(targetId)}${likeId}`)

export const LIKES = 'LIKES#'
export const EARLIER_LIKES = 'LIKE#'
export const ACTIVITIES = 'ACTIVITY#'
export const READ_MARKS = 'READ#'

export const likesKey = (receiverId: string, newestLikeId: string): Key<LikesItem> =>
  inPartition(receiverId, `${LIKES}${newestLikeId}`)

export const earlierLikeKey = (receiverId: string, likeId: string): Key<EarlierLikeItem> =>
  inPartition(receiverId, `${EARLIER_LIKES}${likeId}`)

/** One key per text or follow, so that a receiver gets one notification of it. */
export const activityKey = (receiverId: string, causeId: string): Key<AnyActivityItem> =>
  inPartition(receiverId, `${ACTIVITIES}${causeId}`)

export const readMarkKey = (receiverId: string, postId: string): Key<ReadMarkItem> =>
  inPartition(receiverId, `${READ_MARKS}${postId}`)

export const byMember = (
  { PK, SK }: { readonly PK: string; readonly SK: string },
  author: Author,
  authorVersion: number,
): ByMember => ({
  author,
  authorVersion,
  GSI1PK: authorPartition(author.id).GSI1PK,
  GSI1SK: `${notifiedBy(receiverOf({ PK }))}${SK}`,
})

/** Sort keys of the author index: what one member caused for another. */
export const notifiedBy = (receiverId: string): string => `NOTIFIED#${receiverId}#`
