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
import { memberKey } from '#platform/identity/member.items.ts'
import { getItems, type Key } from '#platform/table/index.ts'
import { DRASTIC_TEXT } from '#platform/content/drastic.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { notifyLike, withdrawLike, type Liking } from '../likes.repository.ts'
import { acceptsNotificationsFrom, receiverKeys } from '../receiver.rules.ts'

/** The sort key of a like is the id of its target; the sort key in the index is the member who likes. */
const partsOf = ({ entity, SK, GSI1SK }: LikeItem) => {
  const isPost = entity === 'PostLike'
  const targetKey: Key<PostItem | CommentItem> = isPost
    ? postKey(SK)
    : commentKey(parseCommentId(SK))
  return {
    likerId: GSI1SK,
    targetKey,
    target: isPost
      ? ({ type: 'post', postId: SK } as const)
      : ({ type: 'comment', postId: parseCommentId(SK).postId, commentId: SK } as const),
  }
}

const likingOf = ({ authorId, likeId, SK }: LikeItem): Liking => ({
  receiverId: authorId,
  likeId,
  targetId: SK,
})

/** A push shows it as well, where others may read it. */
const textOf = ({ content, drastic, ...rest }: PostItem | CommentItem): string =>
  drastic ? DRASTIC_TEXT : excerpt(content === '' && 'title' in rest ? (rest.title ?? '') : content)

const postAuthorOf = (text: PostItem | CommentItem): string =>
  'postAuthorId' in text ? text.postAuthorId : text.author.id

/** Notifies of a like, unless the text or the member is gone, or the author accepts no notifications from the member. */
const announce = async (like: LikeItem): Promise<void> => {
  const { likerId, targetKey, target } = partsOf(like)
  const likerKey = memberKey(likerId)
  const keys = [targetKey, likerKey, ...receiverKeys(like.authorId)]
  const items = await getItems(keys, { consistent: true })
  const text = items.at(targetKey)
  const liker = items.at(likerKey)
  if (!text || !liker) return
  if (!acceptsNotificationsFrom(like.authorId, [likerId, postAuthorOf(text)], items)) return
  await notifyLike(
    likingOf(like),
    { ...target, content: textOf(text) },
    liker,
    likeStillHolds(like),
  )
}

/** Notifies authors of likes on their posts and comments, except their own likes. */
export const handler = effect<LikeItem>(async ({ before, after }) => {
  const like = after ?? before
  if (!like || like.authorId === partsOf(like).likerId) return
  if (after) await announce(after)
  else await withdrawLike(likingOf(like), likeIsGone(like))
})
