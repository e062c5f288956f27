import type { Comment } from '#shared/api/comments.ts'
import type { LikeState } from '#shared/api/likes.ts'
import type { Post } from '#shared/api/posts.ts'

/** How long an answer of the server may still miss what we have just written. */
export const OVERLAY_MS = 10_000

/** A value of ours and when the server confirmed it; `Infinity` while it has not answered. */
export interface Stamped<T> {
  readonly value: T
  readonly at: number
}

/** What this member did to one post or comment, laid over what the server says of it. */
export interface Overlay {
  readonly horns?: Stamped<LikeState>
  readonly commentsCount?: Stamped<number>
  readonly isPinned?: Stamped<boolean>
  readonly deleted?: Stamped<true>
  readonly createdPost?: Stamped<Post>
  readonly createdComment?: Stamped<Comment>
}

export type Overlays = Readonly<Record<string, Overlay>>

/** The server is believed once it was asked ten seconds after our write. */
export const holds = <T>(stamp: Stamped<T> | undefined, askedAt: number): stamp is Stamped<T> =>
  stamp !== undefined && askedAt < stamp.at + OVERLAY_MS

/** What still counts after a reload: what the server confirmed within the last ten seconds. */
export const lastingOverlays = (overlays: Overlays, at: number): Overlays =>
  Object.fromEntries(
    Object.entries(overlays).flatMap(([id, overlay]) => {
      const stamps = Object.entries(overlay).filter(
        ([, stamp]: [string, Stamped<unknown>]) => stamp.at <= at && holds(stamp, at),
      )
      return stamps.length === 0 ? [] : [[id, Object.fromEntries(stamps)]]
    }),
  )

type Liked = Pick<Post, 'isLiked' | 'likesCount'>

export const hornsOf = (liked: Liked, overlay: Overlay | undefined, askedAt: number): LikeState =>
  holds(overlay?.horns, askedAt)
    ? overlay.horns.value
    : { isLiked: liked.isLiked, likesCount: liked.likesCount }

/** The post as this member should see it; the same object when nothing of theirs lies over it. */
export const applyOverlay = (post: Post, overlay: Overlay | undefined, askedAt: number): Post => {
  if (!overlay) return post
  return {
    ...post,
    ...hornsOf(post, overlay, askedAt),
    commentsCount: holds(overlay.commentsCount, askedAt)
      ? overlay.commentsCount.value
      : post.commentsCount,
    isPinned: holds(overlay.isPinned, askedAt) ? overlay.isPinned.value : post.isPinned,
  }
}

export const applyCommentOverlay = (
  comment: Comment,
  overlay: Overlay | undefined,
  askedAt: number,
): Comment => (overlay ? { ...comment, ...hornsOf(comment, overlay, askedAt) } : comment)

export const isDeleted = (overlay: Overlay | undefined, askedAt: number): boolean =>
  holds(overlay?.deleted, askedAt)
