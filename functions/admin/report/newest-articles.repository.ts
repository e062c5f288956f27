import { articlesPartition, type ArticleItem } from '../../articles/index.ts'
import { query } from '#platform/table/index.ts'

export const readNewestArticles = async (count: number): Promise<readonly ArticleItem[]> => {
  const { items } = await query(articlesPartition(), { newestFirst: true, limit: count })
  return items
}
