import type { Author } from '#shared/api/members.ts'
import type { LikeNotification } from '#shared/api/notifications.ts'

/** A like of a post. */
export const aLike = (
  { id, postId, liker }: Pick<LikeNotification, 'id' | 'postId'> & { readonly liker: Author },
  change: Partial<LikeNotification> = {},
): LikeNotification => ({
  id,
  type: 'post',
  postId,
  commentId: null,
  content: 'Krach',
  createdAt: new Date().toISOString(),
  userId: liker.id,
  liker,
  othersCount: 0,
  unreadCount: 0,
  ...change,
})
