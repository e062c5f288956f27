import { listArticles } from '#shared/api/articles.ts'
import { endpoint, Page } from '#platform/http/endpoint.ts'
import { readArticles } from './article-list.repository.ts'
import { findArticles } from './article-search.repository.ts'

export const handler = endpoint(listArticles, async ({ query: { search, ...wanted } }) => {
  const page = search ? await findArticles(search, wanted) : await readArticles(wanted)
  return new Page(page.articles, page.nextCursor)
})
