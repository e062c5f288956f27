import { getArticle } from '#shared/api/articles.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { presentArticle } from './article.presenter.ts'
import { readArticle } from './article.repository.ts'
import { NO_ARTICLE } from './texts.ts'

export const handler = endpoint(getArticle, async ({ params }) => {
  const article = await readArticle(params.id)
  if (!article) throw new ApiError('not_found', NO_ARTICLE)
  return presentArticle(article)
})
