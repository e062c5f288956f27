import type { FoundArticle } from '#shared/api/search.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { getMany, query } from '#platform/table/index.ts'
import { articleKey } from './article.items.ts'
import { wordSearch, type ArticleWordItem } from './article-word.items.ts'

/** Fits into one and a half read units. */
const READ = 14

type Entry = Pick<ArticleWordItem, 'SK' | 'category' | 'title' | 'words'>

/** With the titles of articles from before the entries had them. */
const withTitles = async (entries: readonly Entry[]): Promise<readonly Entry[]> => {
  const untitled = entries.filter(({ title }) => title === undefined)
  if (untitled.length === 0) return entries
  const articles = await getMany(untitled.map(({ SK }) => articleKey(SK)))
  const titles = new Map(articles.map((article) => [article?.SK, article?.title]))
  return entries.map((entry) => ({ ...entry, title: entry.title ?? titles.get(entry.SK) }))
}

const present = ({ SK, category, title }: Entry): FoundArticle[] =>
  title === undefined ? [] : [{ id: SK, title, category, publishedAt: ulidDate(SK) }]

/** Titles of the articles that contain a word for each typed prefix, the newest first. */
export const findTitles = async (typed: string, limit: number): Promise<FoundArticle[]> => {
  const search = wordSearch(typed)
  if (!search) return []
  const { items } = await query(search.partition, {
    project: ['SK', 'category', 'title', 'words'],
    newestFirst: true,
    limit: READ,
  })
  const matches = items.filter(({ words }) => search.matches(words)).slice(0, limit)
  return (await withTitles(matches)).flatMap(present)
}
