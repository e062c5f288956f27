import { LIMITS } from '#shared/domain/limits.ts'
import { getMany, query } from '#platform/table/index.ts'
import { articleKey } from './article.items.ts'
import type { ArticleFilter, ArticlePage } from './article-list.repository.ts'
import { presentArticle } from './article.presenter.ts'
import { wordSearch, type ArticleWordItem, type WordSearch } from './article-word.items.ts'

/** As many entries as two read units hold. */
const ENTRIES_PER_PAGE = 20

type Entry = Pick<ArticleWordItem, 'SK' | 'category' | 'words'>

/** Entries of articles that were removed meanwhile are left out. */
const readArticlesOf = async (entries: readonly Entry[]): Promise<ArticlePage['articles']> => {
  const articles = await getMany(entries.map(({ SK }) => articleKey(SK)))
  return articles.flatMap((article) => (article ? [presentArticle(article)] : []))
}

const readMatches = async (
  { partition, matches }: WordSearch,
  { category, cursor }: ArticleFilter,
): Promise<ArticlePage> => {
  const { items: entries, next } = await query(partition, {
    project: ['SK', 'category', 'words'],
    before: cursor,
    newestFirst: true,
    limit: ENTRIES_PER_PAGE,
  })
  const isMatch = (entry: Entry): boolean =>
    (category === undefined || entry.category === category) && matches(entry.words)
  const all = entries.filter(isMatch)
  const shown = all.slice(0, LIMITS.articleSearchPage)
  const lastRead = all.length > shown.length ? shown.at(-1) : entries.at(-1)
  return {
    articles: await readArticlesOf(shown),
    nextCursor: next || all.length > shown.length ? lastRead?.SK : undefined,
  }
}

/**
 * Articles that contain a word for each typed prefix, newest first.
 * A page reads a fixed number of entries: it can be short or empty and still have a next page.
 */
export const findArticles = async (typed: string, filter: ArticleFilter): Promise<ArticlePage> => {
  const search = wordSearch(typed)
  return search ? readMatches(search, filter) : { articles: [], nextCursor: undefined }
}
