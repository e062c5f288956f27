import type { Comment } from '#shared/api/comments.ts'
import type { LikeState } from '#shared/api/likes.ts'
import type { Post } from '#shared/api/posts.ts'

/** How long an answer of the server may still lack a write of this member. */
export const OVERLAY_MS = 10_000

/** A written value and when the server confirmed it; `Infinity` until it answers. */
export interface Stamped<T> {
  readonly value: T
  readonly at: number
}

/** This member's writes to one post or comment, applied over the server's answers. */
export interface Overlay {
  readonly like?: Stamped<LikeState>
  readonly commentsCount?: Stamped<number>
  readonly isPinned?: Stamped<boolean>
  readonly deleted?: Stamped<true> | undefined
  readonly editedPost?: Stamped<Post>
  readonly editedComment?: Stamped<Comment>
  readonly createdPost?: Stamped<Post>
  readonly createdComment?: Stamped<Comment>
}

export type Overlays = Readonly<Record<string, Overlay>>

/** Whether an own write is newer than an answer: requests from ten seconds after the write on contain it. */
export const applies = <T>(
  stamp: Stamped<T> | undefined,
  requestedAt: number,
): stamp is Stamped<T> => stamp !== undefined && requestedAt < stamp.at + OVERLAY_MS

/** The overlays to keep for a reload: those that the server confirmed within the last ten seconds. */
export const lastingOverlays = (overlays: Overlays, at: number): Overlays =>
  Object.fromEntries(
    Object.entries(overlays).flatMap(([id, overlay]) => {
      const stamps = Object.entries(overlay).filter(
        ([, stamp]: [string, Stamped<unknown> | undefined]) =>
          stamp !== undefined && stamp.at <= at && applies(stamp, at),
      )
      return stamps.length === 0 ? [] : [[id, Object.fromEntries(stamps)]]
    }),
  )

type Liked = Pick<Post, 'isLiked' | 'likesCount'>

export const shownLike = (
  liked: Liked,
  overlay: Overlay | undefined,
  requestedAt: number,
): LikeState =>
  applies(overlay?.like, requestedAt)
    ? overlay.like.value
    : { isLiked: liked.isLiked, likesCount: liked.likesCount }

/** The texts of an own edit, until the server's answer contains it or a newer one. */
const postTexts = (post: Post, edited: Post | undefined): Partial<Post> =>
  edited && edited.version > post.version
    ? {
        content: edited.content,
        title: edited.title,
        linkUrl: edited.linkUrl,
        mediaAlt: edited.mediaAlt,
        version: edited.version,
        editedAt: edited.editedAt,
        status: edited.status,
        statusReason: edited.statusReason,
      }
    : {}

const commentTexts = (comment: Comment, edited: Comment | undefined): Partial<Comment> =>
  edited && edited.version > comment.version
    ? {
        content: edited.content,
        version: edited.version,
        editedAt: edited.editedAt,
        status: edited.status,
        statusReason: edited.statusReason,
      }
    : {}

/** The post as this member sees it; the same object when there is no overlay. */
export const applyOverlay = (
  post: Post,
  overlay: Overlay | undefined,
  requestedAt: number,
): Post => {
  if (!overlay) return post
  return {
    ...post,
    ...postTexts(post, overlay.editedPost?.value),
    ...shownLike(post, overlay, requestedAt),
    commentsCount: applies(overlay.commentsCount, requestedAt)
      ? overlay.commentsCount.value
      : post.commentsCount,
    isPinned: applies(overlay.isPinned, requestedAt) ? overlay.isPinned.value : post.isPinned,
  }
}

export const applyCommentOverlay = (
  comment: Comment,
  overlay: Overlay | undefined,
  requestedAt: number,
): Comment =>
  overlay
    ? {
        ...comment,
        ...commentTexts(comment, overlay.editedComment?.value),
        ...shownLike(comment, overlay, requestedAt),
      }
    : comment

export const isDeleted = (overlay: Overlay | undefined, requestedAt: number): boolean =>
  applies(overlay?.deleted, requestedAt)
