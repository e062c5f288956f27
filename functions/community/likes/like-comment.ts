import { likeComment } from '#shared/api/likes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putNew } from '#platform/table/index.ts'
import { commentCountersKey, countLikesOnComment, parseCommentId } from '../items/comment.items.ts'
import { commentLikeItem, commentLikeKey } from '../items/like.items.ts'
import { postCountersKey } from '../items/post.items.ts'
import { setLike } from './toggle-like.ts'

export const handler = endpoint(likeComment, ({ memberId, params, body }) => {
  const ref = parseCommentId(params.id)
  return setLike(
    memberId,
    {
      likeKey: commentLikeKey(memberId, params.id),
      countersKey: commentCountersKey(ref),
      postKey: postCountersKey(ref.postId),
      put: (authorId) =>
        putNew(commentLikeItem({ memberId, targetId: params.id, likeId: newId(), authorId })),
      count: (by) => countLikesOnComment(ref, by),
    },
    body?.liked,
  )
})
