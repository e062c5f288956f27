import type { Article } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#shared/domain/news.ts'
import { cached } from '#platform/runtime/cached.ts'
import { query } from '#platform/table/index.ts'
import { articlesPartition } from './article.items.ts'
import { presentArticle, SHOWN_ATTRIBUTES } from './article.presenter.ts'

export interface ArticlePage {
  readonly articles: readonly Article[]
  readonly nextCursor: string | undefined
}

export interface ArticleFilter {
  readonly category?: ArticleCategory | undefined
  /** The id of the last article of the previous page. */
  readonly cursor?: string | undefined
}

const queryPage = async ({ category, cursor }: ArticleFilter): Promise<ArticlePage> => {
  const { items, next } = await query(articlesPartition(category), {
    project: SHOWN_ATTRIBUTES,
    before: cursor,
    newestFirst: true,
    limit: LIMITS.articlePage,
  })
  const articles = items.map(presentArticle)
  return { articles, nextCursor: next && articles.at(-1)?.id }
}

/** The first page is the same for every member, so each function instance caches it for a moment. */
const FIRST_PAGE_TTL_MS = 2000
const firstPages = new Map(
  [undefined, ...ARTICLE_CATEGORIES].map(
    (category) => [category, cached(FIRST_PAGE_TTL_MS, () => queryPage({ category }))] as const,
  ),
)

export const forgetFirstPages = (): void => {
  for (const { forget } of firstPages.values()) forget()
}

/** One page of published articles, newest first. */
export const readArticles = (filter: ArticleFilter): Promise<ArticlePage> => {
  const first = filter.cursor === undefined ? firstPages.get(filter.category) : undefined
  return first ? first.read() : queryPage(filter)
}
