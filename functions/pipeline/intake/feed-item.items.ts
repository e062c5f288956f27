import type { ArticleCategory } from '#shared/domain/news.ts'
import type { Key, Partition } from '#platform/table/index.ts'

/** An item of a feed as plain text. It is evidence and never published as such (docs/product/news.md#reading-feeds). */
export interface FeedItem {
  /** 32 hex digits of the hash of its canonical URL. */
  readonly id: string
  readonly sourceId: string
  readonly sourceName: string
  /** The link for readers. */
  readonly url: string
  readonly title: string
  /** At most 4,000 characters. */
  readonly text: string
  readonly language: 'de' | 'en'
  readonly category: ArticleCategory
  /** Null when the feed states no date that can be read. */
  readonly publishedAt: string | null
  readonly fetchedAt: string
}

export interface StoredFeedItem extends FeedItem {
  readonly PK: string
  readonly SK: 'ITEM'
}

/** Identifies an item by its feed's own id, because its URL can change. */
export interface FeedGuidItem {
  readonly PK: string
  readonly SK: string
  readonly itemId: string
}

/** Marks an item that is in no cluster yet. The transaction that adds it to a cluster deletes the mark. */
export interface FreshItem {
  readonly PK: typeof FRESH
  /** `<fetchedAt>#<item>`: the oldest first. */
  readonly SK: string
  readonly itemId: string
  readonly title: string
  readonly publishedAt: string | null
}

export const FRESH = 'FRESH'

export const FRESH_ITEMS: Partition<FreshItem> = { PK: FRESH }

export const feedItemKey = (id: string): Key<StoredFeedItem> => ({
  PK: `FEED_ITEM#${id}`,
  SK: 'ITEM',
})

export const feedGuidKey = (sourceId: string, guidHash: string): Key<FeedGuidItem> => ({
  PK: `FEED_GUID#${sourceId}`,
  SK: guidHash,
})

export const freshKey = (fetchedAt: string, itemId: string): Key<FreshItem> => ({
  PK: FRESH,
  SK: `${fetchedAt}#${itemId}`,
})
