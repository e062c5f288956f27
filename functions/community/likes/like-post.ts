import { likePost } from '#shared/api/likes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putNew } from '#platform/table/index.ts'
import { countOnPost, postCountersKey } from '../items/post.items.ts'
import { postLikeItem, postLikeKey } from '../items/like.items.ts'
import { setLike } from './toggle-like.ts'

export const handler = endpoint(likePost, ({ memberId, params, body }) =>
  setLike(
    memberId,
    {
      likeKey: postLikeKey(memberId, params.id),
      countersKey: postCountersKey(params.id),
      put: (authorId) =>
        putNew(postLikeItem({ memberId, targetId: params.id, likeId: newId(), authorId })),
      count: (by) => countOnPost(params.id, 'likes', by),
    },
    body?.liked,
  ),
)
