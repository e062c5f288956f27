import type { Article } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { now } from '#platform/runtime/clock.ts'
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
interface CachedPage {
  readonly page: Promise<ArticlePage>
  readonly until: number
}
const firstPages = new Map<ArticleCategory | undefined, CachedPage>()

export const forgetFirstPages = (): void => firstPages.clear()

const readFirstPage = (category: ArticleCategory | undefined): Promise<ArticlePage> => {
  const cached = firstPages.get(category)
  if (cached && cached.until > now()) return cached.page
  const page = queryPage({ category })
  firstPages.set(category, { page, until: now() + FIRST_PAGE_TTL_MS })
  page.catch(forgetFirstPages)
  return page
}

/** One page of published articles, newest first. */
export const readArticles = (filter: ArticleFilter): Promise<ArticlePage> =>
  filter.cursor === undefined ? readFirstPage(filter.category) : queryPage(filter)
