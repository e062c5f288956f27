import { moderationPending } from '#shared/api/moderation.ts'
import {
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type HeldArticleItem,
} from '../../articles/index.ts'
import {
  type CommentItem,
  commentKey,
  parseCommentId,
  type PostItem,
  postKey,
} from '../../community/items/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentHeldArticle, presentHeldComment, presentHeldPost } from './pending.presenter.ts'
import { readWaiting } from './pending.repository.ts'

/** Bands join the queue with the band database. */
export const handler = endpoint(moderationPending, async () => {
  const [articles, posts, comments] = await Promise.all([
    readWaiting<ArticleItem | HeldArticleItem>('article', (id) => [
      heldArticleKey(id),
      articleKey(id),
    ]),
    readWaiting<PostItem>('community-post', (id) => [postKey(id)]),
    readWaiting<CommentItem>('community-comment', (id) => [commentKey(parseCommentId(id))]),
  ])
  return {
    bands: [],
    articles: articles.waiting.map(presentHeldArticle),
    communityPosts: posts.waiting.map(presentHeldPost),
    communityComments: comments.waiting.map(presentHeldComment),
    counts: {
      bands: 0,
      articles: articles.count,
      communityPosts: posts.count,
      communityComments: comments.count,
    },
  }
})
