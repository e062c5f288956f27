import { put, type Key, type Partition, type Write } from '../table/index.ts'

export type HeldType =
  'article' | 'band' | 'community-post' | 'community-comment' | 'message' | 'story' | 'concert'

/** What a member wrote about a published article or a message. */
export interface Report {
  readonly memberId: string
  /** ISO 8601. */
  readonly at: string
  readonly text: string
  /** Of an article: the sentence that it is about, as the member read it. */
  readonly sentence?: { readonly index: number; readonly text: string } | undefined
}

/** A feed item that says something else than the published article that it joined. */
export interface LaterSource {
  /** Index of the source in the article; null when the article has no room for it. */
  readonly index: number | null
  readonly name: string
  readonly title: string
  readonly url: string
  /** Its words about it; evidence for moderators, never published. */
  readonly passage: string
  /** German: what is different. */
  readonly finding: string
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
  /** Of a published article. */
  readonly laterSources?: readonly LaterSource[]
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
