import { get } from '#platform/table/index.ts'
import {
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type HeldArticleItem,
} from './article.items.ts'

interface Reading {
  /** Strongly consistent, for twice the units. */
  readonly consistent?: boolean
}

export const readArticle = (id: string, reading?: Reading): Promise<ArticleItem | undefined> =>
  get(articleKey(id), reading)

export const readHeldArticle = (
  id: string,
  reading?: Reading,
): Promise<HeldArticleItem | undefined> => get(heldArticleKey(id), reading)
