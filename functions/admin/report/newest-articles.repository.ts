import { articleCountKey, articlesPartition, type ArticleItem } from '../../articles/index.ts'
import { get, query } from '#platform/table/index.ts'

/** How many articles are published; fewer than there are while none was counted. */
export const readArticleCount = async (): Promise<number> =>
  (await get(articleCountKey))?.articles ?? 0

export const readNewestArticles = async (count: number): Promise<readonly ArticleItem[]> => {
  const { items } = await query(articlesPartition(), { newestFirst: true, limit: count })
  return items
}
