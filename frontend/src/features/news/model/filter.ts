import type { Article } from '#shared/api/articles.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#shared/domain/news.ts'

export interface NewsFilter {
  readonly category: ArticleCategory | undefined
  readonly search: string
}

export const categoryNamed = (name: string | null): ArticleCategory | undefined =>
  ARTICLE_CATEGORIES.find((category) => category === name)

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** Matches title or content case-insensitively, and the category exactly. */
export const matches = (
  article: Pick<Article, 'title' | 'content' | 'category'>,
  { category, search }: NewsFilter,
): boolean => {
  if (category !== undefined && article.category !== category) return false
  const wanted = fold(search.trim())
  return fold(article.title).includes(wanted) || fold(article.content).includes(wanted)
}

/** Each article once, newest first: ids sort by time. */
export const newestFirst = <T extends { readonly id: string }>(
  ...lists: readonly (readonly T[])[]
): T[] =>
  [...new Map(lists.flat().map((article) => [article.id, article])).values()].sort((one, other) =>
    one.id < other.id ? 1 : -1,
  )
