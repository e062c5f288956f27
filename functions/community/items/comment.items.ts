import type { Author } from '#shared/api/members.ts'
import type { ContentStatus } from '#shared/api/posts.ts'
import type { DrasticLabel } from '#platform/content/drastic.ts'
import type { TakeDown } from '#platform/content/take-down.ts'
import {
  exists,
  remove,
  update,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'
import { authorPartition } from './post.items.ts'

export interface CommentItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Comment'
  readonly author: Author
  readonly authorVersion: number
  /** The author of the post, stored here so that it is known after the post is gone. */
  readonly postAuthorId: string
  readonly content: string
  /** Of a reply: the ULID of the comment under which it is shown. */
  readonly parent?: string | undefined
  /** Of a reply: the author of the comment or reply that it answers. */
  readonly answeredId?: string | undefined
  /** Absent until the text is edited, which makes it 2. */
  readonly version?: number | undefined
  readonly editedAt?: string | undefined
  /** Absent means visible. */
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
  /** The moderator's reason, once hidden or removed. */
  readonly statusReason?: string | undefined
  /** Absent unless the content is labelled as drastic. */
  readonly drastic?: DrasticLabel | undefined
  readonly takenDown?: TakeDown | undefined
  /** Of a removed text: until then an appeal can restore it. In seconds since 1970. */
  readonly expiresAt?: number | undefined
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export interface CommentCountersItem {
  readonly PK: string
  readonly SK: string
  readonly authorId: string
  readonly likes: number
  /** While held, only the author may see it. */
  readonly held?: true | undefined
}

export interface CommentRef {
  readonly postId: string
  readonly ulid: string
}

/** Splits `<post id>-<own ULID>`. */
/** Of the id of a post or a comment. */
export const isCommentId = (id: string): boolean => id.includes('-')

export const parseCommentId = (commentId: string): CommentRef => ({
  postId: commentId.slice(0, 26),
  ulid: commentId.slice(27),
})

export const isCommentText = (item: { readonly SK: string }): boolean => item.SK.endsWith('#A')

export const commentIdOf = ({ postId, ulid }: CommentRef): string => `${postId}-${ulid}`

export const commentsPartition = (
  postId: string,
): Partition<CommentItem | CommentCountersItem> => ({ PK: `POST#${postId}` })

/** Sort key above all comments older than the cursor; without a cursor, above all comments. */
export const commentsBefore = (cursor: string | undefined): string => `C#${cursor ?? '~'}`

export const commentKey = ({ postId, ulid }: CommentRef): Key<CommentItem> => ({
  PK: commentsPartition(postId).PK,
  SK: `C#${ulid}#A`,
})

export const commentCountersKey = ({ postId, ulid }: CommentRef): Key<CommentCountersItem> => ({
  PK: commentsPartition(postId).PK,
  SK: `C#${ulid}#N`,
})

/** The comment that a stored text or counters item belongs to. */
export const commentRefOf = (item: { readonly PK: string; readonly SK: string }): CommentRef => ({
  postId: item.PK.slice('POST#'.length),
  ulid: item.SK.slice(2, 28),
})

export const commentItem = (
  ref: CommentRef,
  text: Pick<
    CommentItem,
    'author' | 'authorVersion' | 'postAuthorId' | 'content' | 'parent' | 'answeredId' | 'status'
  >,
): CommentItem => ({
  ...commentKey(ref),
  entity: 'Comment',
  ...text,
  GSI1PK: authorPartition(text.author.id).GSI1PK,
  GSI1SK: `COMMENT#${commentIdOf(ref)}`,
})

export const commentCountersItem = (
  ref: CommentRef,
  authorId: string,
  held: boolean,
): CommentCountersItem => ({
  ...commentCountersKey(ref),
  authorId,
  likes: 0,
  held: held ? true : undefined,
})

/** Removes both items. Fails with `text` when the comment is gone or changed its status since it was read. */
export const removeComment = (
  ref: CommentRef,
  { status }: CommentItem,
): Record<'text' | 'counters', Write> => ({
  text: remove(commentKey(ref), { entity: 'Comment', status }),
  counters: remove(commentCountersKey(ref)),
})

/** Changes the number of likes by one. Fails when the comment is gone. */
export const countLikesOnComment = (ref: CommentRef, by: 1 | -1): Write<CommentCountersItem> =>
  update(commentCountersKey(ref), { add: { likes: by }, condition: exists })
