import { put, type Key, type Write } from '../table/index.ts'

export type HeldType = 'article' | 'community-post' | 'community-comment'

export interface HeldItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Held'
  /** The NSBM term that hit, or findings, one German line each. */
  readonly rule: string
  /** What members wrote about an article that is there for everybody. */
  readonly reports?: readonly { readonly memberId: string; readonly text: string }[]
}

export const heldPartition = (type: HeldType): string => `MODERATION#${type}`

export const heldKey = (type: HeldType, id: string): Key<HeldItem> => ({
  PK: heldPartition(type),
  SK: id,
})

/** The moderation queue's entry for content that was accepted but held (docs/product/content-moderation.md#status). */
export const holdForModeration = (type: HeldType, id: string, rule: string): Write<HeldItem> =>
  put<HeldItem>({ ...heldKey(type, id), entity: 'Held', rule })
