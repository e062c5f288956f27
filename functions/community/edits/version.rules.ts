import { ulidDate } from '#shared/domain/ids.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import {
  EDITED_AFTER_MEASURE,
  holdByGuard,
  holdRequest,
  type HeldType,
} from '#platform/content/held.items.ts'
import type { TakeDown } from '#platform/content/take-down.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { editKey, type EditedText, type EditItem } from '../items/edit.items.ts'

interface Versioned {
  readonly content: string
  readonly version?: number | undefined
  readonly editedAt?: string | undefined
  readonly status?: 'held' | 'removed' | undefined
  readonly takenDown?: TakeDown | undefined
}

interface Texts {
  readonly edited: string
  readonly removed: string
  readonly tooManyEdits: string
}

const versionOf = ({ version = 1 }: Versioned): number => version

/** @throws ApiError conflict for removed texts, stale edits and texts that were edited too often */
export const requireEditable = (text: Versioned, seen: number, texts: Texts): void => {
  if (text.status === 'removed') throw new ApiError('conflict', texts.removed)
  if (versionOf(text) !== seen) throw new ApiError('conflict', texts.edited)
  if (seen >= LIMITS.versions) throw new ApiError('conflict', texts.tooManyEdits)
}

/** The version that an edit replaces, to be kept. */
export const earlierVersion = (place: EditedText, text: Versioned): EditItem => ({
  ...editKey(place, versionOf(text)),
  version: versionOf(text),
  content: text.content,
  status: text.status === 'held' ? 'held' : undefined,
  writtenAt: text.editedAt ?? ulidDate(place.ulid),
})

/** A moderator looks at the new version of a hidden text before it is shown again. */
export const nextVersion = (text: Versioned) => ({
  version: versionOf(text) + 1,
  editedAt: isoNow(),
  ...(text.takenDown && { statusReason: undefined, takenDown: undefined }),
})

/** Why the new version is held, if it is: for the guard's finding, or because a moderator hid the one before. */
export const holdRule = (text: Versioned, heldFor: string | null): string | null =>
  heldFor ?? (text.takenDown ? EDITED_AFTER_MEASURE : null)

/** The statement about what a moderator hid holds for its next version as well. */
export const holdVersion = (memberId: string, type: HeldType, id: string, rule: string) =>
  (rule === EDITED_AFTER_MEASURE ? holdRequest : holdByGuard)(memberId, type, id, rule)

/** Approving a later version publishes no version that the guard held. */
export const maySeeEdit =
  (viewerId: string, authorId: string) =>
  ({ status }: EditItem): boolean =>
    status === undefined || viewerId === authorId
