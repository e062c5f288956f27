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
import { readPending } from './pending.repository.ts'

/** There are no bands before there is a band database. */
export const handler = endpoint(moderationPending, async () => {
  const [articles, posts, comments] = await Promise.all([
    readPending<ArticleItem | HeldArticleItem>('article', (id) => [
      heldArticleKey(id),
      articleKey(id),
    ]),
    readPending<PostItem>('community-post', (id) => [postKey(id)]),
    readPending<CommentItem>('community-comment', (id) => [commentKey(parseCommentId(id))]),
  ])
  return {
    bands: [],
    articles: articles.pending.map(presentHeldArticle),
    communityPosts: posts.pending.map(presentHeldPost),
    communityComments: comments.pending.map(presentHeldComment),
    counts: {
      bands: 0,
      articles: articles.count,
      communityPosts: posts.count,
      communityComments: comments.count,
    },
  }
})
