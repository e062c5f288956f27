import type { DrasticLabel } from '#platform/content/drastic.ts'
import { update, type Key, type Partition, type Write } from '#platform/table/index.ts'

export type Withdrawer = 'author' | 'moderation'

/** An earlier version of a post or comment. It goes with the comments of the post. */
export interface EditItem {
  readonly PK: string
  readonly SK: string
  readonly version: number
  /** Absent, like title and link, once it was withdrawn. */
  readonly content?: string | undefined
  readonly withdrawnBy?: Withdrawer | undefined
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

/** Deletes what the version says. Fails when there is no such version, or it was withdrawn before. */
export const withdrawEdit = (
  text: EditedText,
  version: number,
  withdrawnBy: Withdrawer,
): Write<EditItem> =>
  update(editKey(text, version), {
    set: { withdrawnBy },
    remove: ['content', 'title', 'linkUrl'],
    condition: { version, withdrawnBy: undefined },
  })
