import type { DrasticLabel } from '#platform/content/drastic.ts'
import type { Key, Partition } from '#platform/table/index.ts'

/** An earlier version of a post or comment. It goes with the comments of the post. */
export interface EditItem {
  readonly PK: string
  readonly SK: string
  readonly version: number
  readonly content: string
  /** Held when it was replaced: only its author reads it, whatever becomes of later versions. */
  readonly status?: 'held' | undefined
  /** Posts only. */
  readonly title?: string | undefined
  readonly linkUrl?: string | undefined
  /** Posts only: the label that this version had. */
  readonly drastic?: DrasticLabel | undefined
  /** ISO time at which this version was written. */
  readonly writtenAt: string
}

export interface EditedText {
  readonly postId: string
  /** The ULID of the post or comment itself. */
  readonly ulid: string
}

/** The partition of the post's comments, in which versions sort above the comments. */
export const editsPartition = (postId: string): Partition<EditItem> => ({ PK: `POST#${postId}` })

/** The sort key of every earlier version of a text begins with this. */
export const editsPrefix = ({ ulid }: EditedText): string => `EDIT#${ulid}#`

const VERSION_DIGITS = 4

export const editKey = (text: EditedText, version: number): Key<EditItem> => ({
  PK: editsPartition(text.postId).PK,
  SK: editsPrefix(text) + String(version).padStart(VERSION_DIGITS, '0'),
})
