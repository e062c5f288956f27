import { listArticleVersions, type ArticleVersion } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { query } from '#platform/table/index.ts'
import { presentCorrection, presentSentences } from './article.presenter.ts'
import { readArticle } from './article.repository.ts'
import { articleVersionsPartition, type ArticleVersionItem } from './article-version.items.ts'
import { NO_ARTICLE } from './texts.ts'

const present = (item: ArticleVersionItem): ArticleVersion => ({
  version: item.version,
  isWithdrawn: item.isWithdrawn ?? false,
  title: item.title ?? '',
  excerpt: item.excerpt ?? '',
  sentences: presentSentences({ sentences: item.sentences ?? [] }),
  sources: (item.sources ?? []).map(({ name, title, url, publishedAt }) => ({
    name,
    title,
    url,
    publishedAt,
  })),
  replacedBy: presentCorrection(item.replacedBy),
})

/** A removed article returns 404, even while its versions still exist. */
export const handler = endpoint(listArticleVersions, async ({ params: { id } }) => {
  const [article, { items }] = await Promise.all([
    readArticle(id),
    query(articleVersionsPartition(id), { newestFirst: true, limit: LIMITS.corrections }),
  ])
  if (!article) throw new ApiError('not_found', NO_ARTICLE)
  return items.map(present)
})
