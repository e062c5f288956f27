import { put, type Key, type Partition, type Write } from '../table/index.ts'

export type HeldType =
  'article' | 'band' | 'community-post' | 'community-comment' | 'message' | 'story' | 'concert'

/** What a member wrote about a published article or a message. */
export interface Report {
  readonly memberId: string
  /** ISO 8601. */
  readonly at: string
  readonly text: string
}

/** An entry of the moderation queue. */
export interface HeldItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Held'
  /** The NSBM term that was found, or the findings of the news guards, one German line each. */
  readonly rule: string
  /** Of a published article or a message. */
  readonly reports?: readonly Report[]
  /** The ids of the members who reported it. */
  readonly reporters?: ReadonlySet<string>
}

export const heldPartition = (type: HeldType): Partition<HeldItem> => ({
  PK: `MODERATION#${type}`,
})

export const heldKey = (type: HeldType, id: string): Key<HeldItem> => ({
  PK: heldPartition(type).PK,
  SK: id,
})

/** The moderation queue's entry for content that was accepted but held (docs/product/content-moderation.md#status). */
export const holdForModeration = (type: HeldType, id: string, rule: string): Write<HeldItem> =>
  put<HeldItem>({ ...heldKey(type, id), entity: 'Held', rule })
