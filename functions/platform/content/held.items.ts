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

/** The place in the moderation queue of content that was accepted but held (decisions 14 and 39). */
export const holdForModeration = (type: HeldType, id: string, rule: string): Write<HeldItem> =>
  put<HeldItem>({ ...heldKey(type, id), entity: 'Held', rule })
