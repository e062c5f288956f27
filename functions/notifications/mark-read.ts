import { markRead } from '#shared/api/notifications.ts'
import { isSingleKind } from '#shared/domain/single-notifications.ts'
import { parseCommentId } from '../community/items/index.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { markLikesOf } from './likes.repository.ts'
import { activityKey } from './notification.items.ts'
import { markActivities, markAll } from './notification.repository.ts'
import { markCommentsOf } from './read-mark.repository.ts'

type Body = Request<typeof markRead>['body']

/** What the notifications to mark are about: a comment, or the post itself. */
const subjectOf = ({ postId, commentId }: Body) => {
  if (commentId === undefined) return { id: postId, cause: postId }
  return { id: commentId, cause: parseCommentId(commentId).ulid }
}

/** Each is one transaction of at most two items, however many notifications it marks. */
const mark = ({ memberId, body }: Request<typeof markRead>): Promise<void> => {
  const { type, commentId, notificationId } = body
  const { id, cause } = subjectOf(body)
  if (isSingleKind(type) && notificationId !== undefined)
    return markActivities(memberId, type, [activityKey(memberId, notificationId)])
  if (id === undefined || cause === undefined || type === 'follow') return markAll(memberId, type)
  if (type === 'like') return markLikesOf(memberId, id)
  if (type === 'comment' && commentId === undefined) return markCommentsOf(memberId, id)
  return markActivities(memberId, type, [activityKey(memberId, cause)])
}

export const handler = endpoint(markRead, async (request) => {
  await mark(request)
  return { ok: true as const }
})
