import type { ArticleCategory } from '#shared/domain/news.ts'

/** An item of a feed as plain text. It is evidence and never published as such (docs/product/news.md#reading-feeds). */
export interface FeedItem {
  /** 32 hex digits of the hash of its canonical URL. */
  readonly id: string
  readonly sourceId: string
  readonly sourceName: string
  /** As the reader follows it. */
  readonly url: string
  readonly title: string
  /** At most 4,000 characters. */
  readonly text: string
  readonly language: 'de' | 'en'
  readonly category: ArticleCategory
  readonly publishedAt: string
  readonly fetchedAt: string
}

export interface FeedItemItem extends FeedItem {
  readonly PK: string
  readonly SK: 'ITEM'
}

/** Known by its feed's own id, though its address may change. */
export interface FeedGuidItem {
  readonly PK: string
  readonly SK: string
  readonly itemId: string
}

/** An item that is in no cluster yet; goes in the transaction that puts it into one. */
export interface FreshItem {
  readonly PK: typeof FRESH
  /** `<fetchedAt>#<item>`: the oldest first. */
  readonly SK: string
  readonly itemId: string
  readonly title: string
  readonly publishedAt: string
}

export const FRESH = 'FRESH'

export const feedItemKey = (id: string) => ({ PK: `FEED_ITEM#${id}`, SK: 'ITEM' }) as const
export const feedGuidKey = (sourceId: string, guidHash: string) =>
  ({ PK: `FEED_GUID#${sourceId}`, SK: guidHash }) as const
export const freshKey = (fetchedAt: string, itemId: string) =>
  ({ PK: FRESH, SK: `${fetchedAt}#${itemId}` }) as const
