import {
  type CommentItem,
  commentKey,
  likeIsGone,
  type LikeItem,
  likeStillHolds,
  parseCommentId,
  type PostItem,
  postKey,
} from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { likeNotificationKey, type LikeNotificationItem } from '../notification.items.ts'
import { notify, withdraw } from '../notification.repository.ts'
import { receiverKeys, wantsToHearOf } from '../receiver.rules.ts'

/** The target's id is the sort key of the horns, the member who gave them that of their index. */
const partsOf = ({ entity, SK, GSI1SK }: LikeItem) => {
  const isPost = entity === 'PostLike'
  return {
    likerId: GSI1SK,
    targetKey: isPost ? postKey(SK) : commentKey(parseCommentId(SK)),
    target: isPost
      ? ({ type: 'post', postId: SK } as const)
      : ({ type: 'comment', postId: parseCommentId(SK).postId, commentId: SK } as const),
  }
}

const textOf = ({ content, ...rest }: PostItem | CommentItem): string =>
  excerpt(content === '' && 'title' in rest ? (rest.title ?? '') : content)

/** Undefined when text or member is gone, the two must not meet, or the author wants to hear of nobody. */
const notificationOf = async (like: LikeItem): Promise<LikeNotificationItem | undefined> => {
  const { likerId, targetKey, target } = partsOf(like)
  const likerKey = memberKey(likerId)
  const keys = [targetKey, likerKey, ...receiverKeys(like.authorId)]
  const items = await readItems(keys, { consistent: true })
  const text = itemAt(items, targetKey) as PostItem | CommentItem | undefined
  const liker = itemAt(items, likerKey) as MemberItem | undefined
  if (!text || !liker || !wantsToHearOf(like.authorId, [likerId], items)) return undefined
  return {
    ...likeNotificationKey(like.authorId, like.likeId),
    ...target,
    content: textOf(text),
    liker: authorOf(liker),
  }
}

/** Authors hear of the horns on their posts and comments, and never of their own. */
export const handler = effect<LikeItem>(async ({ before, after }) => {
  const like = after ?? before
  if (!like || like.authorId === partsOf(like).likerId) return
  const place = { receiverId: like.authorId, counter: 'likes' } as const
  if (!after) {
    await withdraw(likeNotificationKey(like.authorId, like.likeId), place, likeIsGone(like))
    return
  }
  const notification = await notificationOf(after)
  if (notification) await notify(notification, place, likeStillHolds(after))
})
