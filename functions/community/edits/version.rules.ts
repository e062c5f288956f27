import { ulidDate } from '#shared/domain/ids.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { editKey, type EditedText, type EditItem } from '../items/index.ts'

interface Versioned {
  readonly content: string
  readonly version?: number | undefined
  readonly editedAt?: string | undefined
  readonly status?: 'held' | 'removed' | undefined
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

export const nextVersion = (text: Versioned) => ({
  version: versionOf(text) + 1,
  editedAt: isoNow(),
})

/** Approving a later version publishes no version that the guard held. */
export const maySeeEdit =
  (viewerId: string, authorId: string) =>
  ({ status }: EditItem): boolean =>
    status === undefined || viewerId === authorId
