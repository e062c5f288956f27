import type { FeedItem } from '../intake/feed-item.items.ts'

/** What the second reader learns of an item. */
export type ReadItem = Pick<FeedItem, 'sourceName' | 'title' | 'text'> & {
  readonly publishedAt: string | null
}

/** A sentence of a draft, and the positions of the items that it cites. */
export interface Statement {
  readonly text: string
  readonly sources: readonly number[]
}
