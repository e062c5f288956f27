import * as z from 'zod/mini'
import { ConcertDate, ConcertTime } from '../domain/concerts.ts'
import { Ulid } from '../domain/ids.ts'
import { isSingleKind } from '../domain/single-notifications.ts'
import { CommentId } from './comments.ts'
import { contract } from './contract.ts'
import { Author, MemberId } from './members.ts'
import { PostId } from './posts.ts'
import { StoryId } from './stories.ts'

export const UnreadCounts = z.object({ likes: z.number(), comments: z.number() })
export type UnreadCounts = z.infer<typeof UnreadCounts>

export const unreadCounts = contract({
  id: 'unreadCounts',
  method: 'GET',
  path: '/api/notifications/unread-counts',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Numbers of unread likes, and of unread comments, mentions, follows, concerts, bands, articles, decisions and exports together',
  response: UnreadCounts,
  errors: [],
  polled: true,
})

/** The numbers of notifications, and `messages` in threads that are neither muted nor requests. */
export const Unread = z.object({ ...UnreadCounts.shape, messages: z.number() })
export type Unread = z.infer<typeof Unread>

/** All that the pages of the product count, in one call; `unreadCounts` and `unreadMessages` are for other clients. */
export const unread = contract({
  id: 'unread',
  method: 'GET',
  path: '/api/unread',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'All numbers of unread notifications and messages',
  response: Unread,
  errors: [],
  polled: true,
  pollSeconds: 10,
})

/** The likes of one post or comment of the caller. */
export const LikeNotification = z.object({
  /** The newest like. */
  id: Ulid,
  type: z.enum(['post', 'comment']),
  postId: PostId,
  commentId: z.nullable(CommentId),
  /** The beginning of the liked text. */
  content: z.string(),
  /** Of the newest like. */
  createdAt: z.iso.datetime(),
  userId: MemberId,
  /** Who gave the newest like. */
  liker: Author,
  /** Members who like the same text besides `liker`. */
  othersCount: z.number(),
  /** How many of all these likes are unread. */
  unreadCount: z.number(),
})
export type LikeNotification = z.infer<typeof LikeNotification>

const paging = z.object({ cursor: z.optional(Ulid) })

export const userLikes = contract({
  id: 'userLikes',
  method: 'GET',
  path: '/api/community/user-likes',
  caller: 'member',
  blocks: { filters: 'userId' },
  summary: 'Likes of the caller’s posts and comments, one entry for each text, newest first',
  query: paging,
  response: z.array(LikeNotification),
  errors: [],
  polled: true,
  paged: true,
  pollSeconds: 30,
  pollsInDialog: true,
})

export const ActivityKind = z.enum([
  'comment',
  'mention',
  'follow',
  'concert',
  'band',
  'article',
  'decision',
  'export',
])
export type ActivityKind = z.infer<typeof ActivityKind>

/** What happened to a concert; a reinstated one was cancelled before, a removed one left the calendar. */
export const ConcertChange = z.enum(['new', 'cancelled', 'moved', 'reinstated', 'removed'])
export type ConcertChange = z.infer<typeof ConcertChange>

/** The concert as it was at that moment. */
export const NotifiedConcert = z.object({
  id: Ulid,
  change: ConcertChange,
  bandName: z.string(),
  venue: z.nullable(z.string()),
  city: z.string(),
  date: ConcertDate,
  time: z.nullable(ConcertTime),
  /** Further ones that came with the same import; absent without. */
  othersCount: z.optional(z.int()),
})
export type NotifiedConcert = z.infer<typeof NotifiedConcert>

/** A newcomer without activity for a year, which is archived unless a member says that it is active. */
export const NotifiedBand = z.object({
  id: Ulid,
  change: z.enum(['silent', 'archived']),
  name: z.string(),
})
export type NotifiedBand = z.infer<typeof NotifiedBand>

/** What came of the caller's report of an article. */
export const NotifiedArticle = z.object({
  id: Ulid,
  outcome: z.enum(['corrected', 'removed', 'kept']),
  title: z.string(),
  /** What was corrected; null for the other outcomes. */
  note: z.nullable(z.string()),
})
export type NotifiedArticle = z.infer<typeof NotifiedArticle>

/** A decision about the caller, what came of their report or appeal, or of an appeal against a decision that they took. */
export const NotifiedDecision = z.object({
  /** Of the statement of reasons, also of a dismissal; of the case where it answers a report, and of the report where it answers an objection; of the decision where it releases a hold. */
  id: Ulid,
  event: z.enum([
    'decided',
    'appeal-upheld',
    'appeal-lifted',
    'appeal-changed',
    'review-upheld',
    'review-lifted',
    'review-changed',
    'review-reopened',
    'report-acted',
    'report-no-violation',
    'report-gone',
    'report-unchanged',
    'report-objection-upheld',
    'report-objection-lifted',
    'released',
    'objection-granted',
  ]),
  /** The beginning of the content. */
  excerpt: z.string(),
  /** Where the content is, when a hold of it is released. */
  path: z.optional(z.string()),
})
export type NotifiedDecision = z.infer<typeof NotifiedDecision>

/** An export of the own data that ended. */
export const NotifiedExport = z.object({
  id: Ulid,
  outcome: z.enum(['ready', 'failed']),
  /** Until when it can be downloaded; null for a failed one. */
  availableUntil: z.nullable(z.iso.datetime()),
})
export type NotifiedExport = z.infer<typeof NotifiedExport>

/** A comment on a post of the caller, a mention of the caller, a new follower, or what happened to a concert, band, report or export. */
export const ActivityNotification = z.object({
  id: Ulid,
  type: ActivityKind,
  /** Null for a follow and for a mention in a story, as the next one. */
  postId: z.nullable(PostId),
  postTitle: z.nullable(z.string()),
  content: z.nullable(z.string()),
  /** Also null for a mention in the post itself. */
  commentId: z.nullable(CommentId),
  /** Of a mention in a story, which may have ended. */
  storyId: z.nullable(StoryId),
  /** Null unless it is about a concert. */
  concert: z.nullable(NotifiedConcert),
  /** Null unless it is about a band. */
  band: z.nullable(NotifiedBand),
  /** Null unless it is about an article. */
  article: z.nullable(NotifiedArticle),
  /** Null unless it is about a decision of moderators. */
  decision: z.nullable(NotifiedDecision),
  /** Null unless it is about an export of the own data. */
  dataExport: z.nullable(NotifiedExport),
  createdAt: z.iso.datetime(),
  /** Null where no member caused it, as the next one. */
  userId: z.nullable(MemberId),
  /** Who commented, mentioned or followed. */
  commenter: z.nullable(Author),
  isUnread: z.boolean(),
})
export type ActivityNotification = z.infer<typeof ActivityNotification>

export const userComments = contract({
  id: 'userComments',
  method: 'GET',
  path: '/api/community/user-comments',
  caller: 'member',
  blocks: { filters: 'userId' },
  summary:
    'Comments on the caller’s posts, mentions, new followers, concerts, bands, reported articles, decisions and exports, newest first',
  query: paging,
  response: z.array(ActivityNotification),
  errors: [],
  polled: true,
  paged: true,
  pollSeconds: 30,
  pollsInDialog: true,
})

export const NotificationKind = z.enum([
  'like',
  'comment',
  'mention',
  'follow',
  'concert',
  'band',
  'article',
  'decision',
  'export',
])
export type NotificationKind = z.infer<typeof NotificationKind>

/** Without a post all of a kind, with a post or comment those about it; of those that are marked one by one all, or one by its id. */
const MarkRead = z
  .object({
    type: NotificationKind,
    postId: z.optional(PostId),
    commentId: z.optional(CommentId),
    notificationId: z.optional(Ulid),
  })
  .check(
    z.refine(
      ({ type, postId }) => !isSingleKind(type) || postId === undefined,
      'Konzerte, Bands, Artikel, Entscheidungen und Exporte gehören zu keinem Beitrag.',
    ),
    z.refine(
      ({ type, notificationId }) => isSingleKind(type) || notificationId === undefined,
      'Einzeln lassen sich nur Meldungen zu Konzerten, Bands, Artikeln, Entscheidungen und Exporten lesen.',
    ),
    z.refine(
      ({ postId, commentId }) =>
        commentId === undefined || postId === undefined || commentId.startsWith(`${postId}-`),
      'Dieser Kommentar gehört nicht zu diesem Beitrag.',
    ),
  )

export const markRead = contract({
  id: 'markRead',
  method: 'POST',
  path: '/api/notifications/mark-read',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Mark notifications as read: all of a kind, those about a post or comment, or one of a concert, band, article, decision or export',
  body: MarkRead,
  response: z.object({ ok: z.literal(true) }),
  errors: [],
})
