import { absent, put, type Condition, type Key, type Write } from '#platform/table/index.ts'
import { viewerPartition } from './like.items.ts'

/**
 * What the feed knows of a member's taste. Its lists are packed texts, because the first page reads this item with
 * the likes and blocks of the viewer (docs/product/suggestions.md#taste).
 */
export interface TasteItem {
  readonly PK: string
  readonly SK: string
  /** Rises with every change, so that of two concurrent writers the second starts again. */
  readonly version: number
  readonly likes?: string | undefined
  /** Likes of posts up to this time are not among `likes`. */
  readonly floor?: string | undefined
  readonly rated?: string | undefined
  readonly follows?: string | undefined
  readonly genres?: string | undefined
  readonly newestFirst?: true | undefined
  /** The member wants no personal suggestions: nothing is learned. */
  readonly off?: true | undefined
}

/** Sorts above the blocks, in the partition of the viewer's likes. */
const TASTE = '~TASTE'

export const tasteKey = (memberId: string): Key<TasteItem> => ({
  PK: viewerPartition(memberId).PK,
  SK: TASTE,
})

export const isTaste = (item: { readonly SK: string }): item is TasteItem => item.SK === TASTE

const isStill = (before: TasteItem | undefined): Condition<TasteItem> =>
  before ? { version: before.version } : absent

/** Fails when the taste changed since it was read. */
export const putTaste = (before: TasteItem | undefined, after: TasteItem): Write<TasteItem> =>
  put({ ...after, version: (before?.version ?? 0) + 1 }, isStill(before))
