import type { Author } from '../../../shared/api/members.ts'
import type { ContentStatus } from '../../../shared/api/posts.ts'

export interface CommentItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Comment'
  readonly author: Author
  readonly authorVersion: number
  readonly content: string
  /** Absent means visible. */
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export interface CommentCountersItem {
  readonly PK: string
  readonly SK: string
  readonly authorId: string
  readonly likes: number
}

export interface CommentRef {
  readonly postId: string
  readonly ulid: string
}

/** Splits `<post id>-<own ULID>`. */
export const parseCommentId = (commentId: string): CommentRef => ({
  postId: commentId.slice(0, 26),
  ulid: commentId.slice(27),
})

export const commentIdOf = ({ postId, ulid }: CommentRef): string => `${postId}-${ulid}`

export const commentsPartition = (postId: string): string => `POST#${postId}`

export const commentKey = ({ postId, ulid }: CommentRef) => ({
  PK: commentsPartition(postId),
  SK: `C#${ulid}#A`,
})

export const commentCountersKey = ({ postId, ulid }: CommentRef) => ({
  PK: commentsPartition(postId),
  SK: `C#${ulid}#N`,
})

/** The comment that a stored text or counters item belongs to. */
export const commentRefOf = (item: { readonly PK: string; readonly SK: string }): CommentRef => ({
  postId: item.PK.slice('POST#'.length),
  ulid: item.SK.slice(2, 28),
})

export const commentItem = (
  ref: CommentRef,
  text: Pick<CommentItem, 'author' | 'authorVersion' | 'content' | 'status'>,
): CommentItem => ({
  ...commentKey(ref),
  entity: 'Comment',
  ...text,
  GSI1PK: `AUTHOR#${text.author.id}`,
  GSI1SK: `COMMENT#${commentIdOf(ref)}`,
})

export const commentCountersItem = (ref: CommentRef, authorId: string): CommentCountersItem => ({
  ...commentCountersKey(ref),
  authorId,
  likes: 0,
})
