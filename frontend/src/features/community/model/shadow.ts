import type { Comment } from '../../../../../shared/api/comments.ts'
import type { LikeState } from '../../../../../shared/api/likes.ts'
import type { Post } from '../../../../../shared/api/posts.ts'

/** How long an answer of the server may still miss what we have just written. */
export const SHADOW_MS = 10_000

/** A value of ours and when the server confirmed it; `Infinity` while it has not answered. */
export interface Stamped<T> {
  readonly value: T
  readonly at: number
}

/** What this member did to one post or comment, laid over what the server says of it. */
export interface Shadow {
  readonly horns?: Stamped<LikeState>
  readonly commentsCount?: Stamped<number>
  readonly isPinned?: Stamped<boolean>
  readonly deleted?: Stamped<true>
  readonly createdPost?: Stamped<Post>
  readonly createdComment?: Stamped<Comment>
}

export type Shadows = Readonly<Record<string, Shadow>>

/** The server is believed once it was asked ten seconds after our write. */
export const holds = <T>(stamp: Stamped<T> | undefined, askedAt: number): stamp is Stamped<T> =>
  stamp !== undefined && askedAt < stamp.at + SHADOW_MS

/** What still counts after a reload: what the server confirmed within the last ten seconds. */
export const lastingShadows = (shadows: Shadows, at: number): Shadows =>
  Object.fromEntries(
    Object.entries(shadows).flatMap(([id, shadow]) => {
      const stamps = Object.entries(shadow).filter(
        ([, stamp]: [string, Stamped<unknown>]) => stamp.at <= at && holds(stamp, at),
      )
      return stamps.length === 0 ? [] : [[id, Object.fromEntries(stamps)]]
    }),
  )

type Liked = Pick<Post, 'isLiked' | 'likesCount'>

export const hornsOf = (liked: Liked, shadow: Shadow | undefined, askedAt: number): LikeState =>
  holds(shadow?.horns, askedAt)
    ? shadow.horns.value
    : { isLiked: liked.isLiked, likesCount: liked.likesCount }

/** The post as this member should see it; the same object when nothing of theirs lies over it. */
export const shadePost = (post: Post, shadow: Shadow | undefined, askedAt: number): Post => {
  if (!shadow) return post
  return {
    ...post,
    ...hornsOf(post, shadow, askedAt),
    commentsCount: holds(shadow.commentsCount, askedAt)
      ? shadow.commentsCount.value
      : post.commentsCount,
    isPinned: holds(shadow.isPinned, askedAt) ? shadow.isPinned.value : post.isPinned,
  }
}

export const shadeComment = (
  comment: Comment,
  shadow: Shadow | undefined,
  askedAt: number,
): Comment => (shadow ? { ...comment, ...hornsOf(comment, shadow, askedAt) } : comment)

export const isDeleted = (shadow: Shadow | undefined, askedAt: number): boolean =>
  holds(shadow?.deleted, askedAt)
