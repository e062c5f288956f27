import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import type { Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import {
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type HeldArticleItem,
} from './article.items.ts'

const readOne = async (key: Key, consistent: boolean): Promise<object | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: key, ConsistentRead: consistent }),
  )
  return Item
}

interface HowToRead {
  readonly consistent?: boolean
}

export const readArticle = async (
  id: string,
  { consistent = false }: HowToRead = {},
): Promise<ArticleItem | undefined> =>
  (await readOne(articleKey(id), consistent)) as ArticleItem | undefined

export const readHeldArticle = async (
  id: string,
  { consistent = false }: HowToRead = {},
): Promise<HeldArticleItem | undefined> =>
  (await readOne(heldArticleKey(id), consistent)) as HeldArticleItem | undefined
