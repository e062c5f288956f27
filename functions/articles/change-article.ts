import type { ArticleSource } from '#shared/api/articles.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { env } from '#platform/runtime/env.ts'
import { holdForModeration } from '#platform/content/held.items.ts'
import type { Key } from '#platform/table/read-items.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import {
  articleCategoryKey,
  articleKey,
  heldArticleKey,
  type ArticleItem,
  type ArticleText,
  type HeldArticleItem,
} from './article.items.ts'
import { sanitizeArticle, sanitizeSource, sanitizeText } from './sanitize.ts'

/** Parts of a transaction; the names say which condition failed. */
type Parts = Readonly<Record<string, TransactItem>>

const ABSENT = 'attribute_not_exists(PK)'
const PRESENT = 'attribute_exists(PK)'

/** More would make articles too big to list; the first ones are those it was written from. */
export const MAX_SOURCES = 12

const putIfAbsent = (item: Key): TransactItem => ({
  Put: { TableName: env.tableName, Item: item, ConditionExpression: ABSENT },
})

const deleteIfPresent = (key: Key): TransactItem => ({
  Delete: { TableName: env.tableName, Key: key, ConditionExpression: PRESENT },
})

/** Both copies. Fails with `article` where it has appeared already. */
export const publishArticle = (id: string, text: ArticleText): Parts => {
  const plain = sanitizeArticle(text)
  return {
    article: putIfAbsent({ ...articleKey(id), entity: 'Article', ...plain } as ArticleItem),
    articleInCategory: putIfAbsent({ ...articleCategoryKey(text.category, id), ...plain }),
  }
}

/** `findings` are German, one line each. Fails with `heldArticle` where it is held already. */
export const holdArticle = (id: string, text: ArticleText, findings: readonly string[]): Parts => {
  const reasons = findings.map(sanitizeText)
  const item: HeldArticleItem = {
    ...sanitizeArticle(text),
    ...heldArticleKey(id),
    findings: reasons,
  }
  return {
    heldArticle: putIfAbsent(item),
    heldPlace: holdForModeration('article', id, reasons.join('\n')),
  }
}

/** For a held article that appears, or never will; its place in the queue is the moderator's. */
export const dropHeldArticle = (id: string): Parts => ({
  heldArticle: deleteIfPresent(heldArticleKey(id)),
})

/** What a held article was before it was held. */
export const textOfHeld = (item: HeldArticleItem): ArticleText => {
  const { PK: _PK, SK: _SK, findings: _findings, ...text } = item
  return text
}

/** Takes a published article away, for good. Fails with `article` where there is none. */
export const removeArticle = (id: string, category: ArticleCategory): Parts => ({
  article: deleteIfPresent(articleKey(id)),
  articleInCategory: deleteIfPresent(articleCategoryKey(category, id)),
})

const appendSource = (key: Key, source: ArticleSource, known: number): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: key,
    UpdateExpression: 'SET sources = list_append(sources, :one)',
    ConditionExpression: `${PRESENT} AND size(sources) = :known`,
    ExpressionAttributeValues: { ':one': [source], ':known': known },
  },
})

const isRoomFor = (source: ArticleSource, { sources }: ArticleText): boolean =>
  sources.length < MAX_SOURCES && !sources.some(({ url }) => url === source.url)

/**
 * Another feed tells of it, too: adds it to what was read (by `readArticle` or `readHeldArticle`).
 * Null when it is there already, or there is no room. Fails when the article changed meanwhile: read again.
 */
export const addSourceTo = (
  item: ArticleItem | HeldArticleItem,
  later: ArticleSource,
): Parts | null => {
  const source = sanitizeSource(later)
  if (!isRoomFor(source, item)) return null
  const { PK, SK, sources, category } = item
  const first = { article: appendSource({ PK, SK }, source, sources.length) }
  if ('findings' in item) return first
  const copy = articleCategoryKey(category, SK)
  return { ...first, articleInCategory: appendSource(copy, source, sources.length) }
}
