import { listArticles } from '#shared/api/articles.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memoize } from '#platform/runtime/memoize.ts'
import { readArticles, type ArticlePage } from './article-list.repository.ts'
import { findArticles } from './article-search.repository.ts'

const toAnswer = memoize(({ articles, nextCursor }: ArticlePage) => new Page(articles, nextCursor))

export const handler = endpoint(listArticles, async ({ query: { search, ...wanted } }) =>
  toAnswer(search ? await findArticles(search, wanted) : await readArticles(wanted)),
)
