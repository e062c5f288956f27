import type { ArticleSource } from '#shared/api/articles.ts'
import type { LaterSource } from '#platform/content/held.items.ts'
import { addLaterSources } from '#platform/content/report.items.ts'
import type { TransactItem } from '#platform/table/index.ts'
import {
  addSourcesTo,
  articleIsPublished,
  MAX_SOURCES,
  type ArticleItem,
} from '../../articles/index.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { findObjection } from './find-objection.ts'

export const toSource = ({
  sourceName: name,
  title,
  url,
  publishedAt,
}: FeedItem): ArticleSource => ({
  name,
  title,
  url,
  publishedAt,
})

/** Whether no known source was published after the item. */
const isLatest = ({ publishedAt }: FeedItem, { sources }: ArticleItem): boolean =>
  publishedAt === null || sources.every((source) => (source.publishedAt ?? '') <= publishedAt)

const objectionOf = (article: ArticleItem, item: FeedItem, position: number): LaterSource[] => {
  if (!isLatest(item, article)) return []
  const texts = [article.title, article.excerpt, ...article.sentences.map(({ t }) => t)]
  const objection = findObjection(texts, item)
  const { name, title, url } = toSource(item)
  const index = position < MAX_SOURCES ? position : null
  return objection ? [{ index, name, title, url, ...objection }] : []
}

/**
 * Parts of a transaction that adds items to a published article. Those that say otherwise put it on the moderation
 * page; it stays published. A full article only takes objections; known items do nothing.
 * Fails with `article` when it was removed, or another writer added a source meanwhile.
 */
export const joinSources = (
  article: ArticleItem,
  items: readonly FeedItem[],
): Readonly<Record<string, TransactItem>> => {
  const known = new Set(article.sources.map(({ url }) => url))
  const later = items.filter(({ url }) => !known.has(url))
  const added = addSourcesTo(article, later.map(toSource)) ?? {}
  const first = article.sources.length
  const objections = later.flatMap((item, place) => objectionOf(article, item, first + place))
  if (objections.length === 0) return added
  return {
    // Otherwise an article that was removed meanwhile would stay in the queue.
    article: articleIsPublished(article.SK),
    ...added,
    objections: addLaterSources(article.SK, objections),
  }
}
