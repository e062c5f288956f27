import type { PushKind, PushPayload } from '#shared/domain/push.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds, now } from '#platform/runtime/clock.ts'
import type { Key, Leasable, Stored } from '#platform/table/index.ts'
import { pushPartition } from './device.items.ts'

const KEPT_SECONDS = keptSeconds('sentPush')

/** A push to one member, before it is stored. */
export interface NewNote extends PushPayload {
  /** Derived from the cause (`comment-<comment id>`, `news-2026-11-23`): one id is pushed once. */
  readonly id: string
  /** The item that the push is about. When it is gone before the push is sent, nothing is sent. */
  readonly cause?: Stored
  /** Of a summary: how many pushes of each kind are part of it. */
  readonly counts?: Readonly<Partial<Record<PushKind, number>>>
}

/** `waiting`: for the end of quiet hours or of a gathering. `done`: sent to all devices, part of a summary, or there was nothing to send. */
export type NoteState = 'waiting' | 'queued' | 'done'

/** A push to one member. It exists once for its id, and is leased while it is sent. */
export interface NoteItem extends Leasable, Omit<NewNote, 'id' | 'cause'> {
  readonly state: NoteState
  readonly cause?: { readonly PK: string; readonly SK: string }
  /** Ids of the devices that are finished with: reached, refused for good, or removed. */
  readonly sentTo?: ReadonlySet<string>
  readonly expiresAt: number
}

/** Of a push that was sent, left out or summed up. Its id is all that keeps it from being pushed again. */
export const FINISHED = { state: 'done', title: '', body: '' } as const

const NOTE = 'NOTE#'

export const noteKey = (memberId: string, noteId: string): Key<NoteItem> => ({
  PK: pushPartition(memberId).PK,
  SK: `${NOTE}${noteId}`,
})

export const noteIdIn = ({ SK }: Pick<NoteItem, 'SK'>): string => SK.slice(NOTE.length)

export const noteItem = (
  memberId: string,
  { id, cause, ...payload }: NewNote,
  state: NoteState,
): NoteItem => ({
  ...payload,
  ...noteKey(memberId, id),
  ...(cause && { cause: { PK: cause.PK, SK: cause.SK } }),
  state,
  expiresAt: epochSeconds(now()) + KEPT_SECONDS,
})
