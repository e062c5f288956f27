import { sendWork } from '#platform/queue/send-work.ts'
import { putNew, unlessConditionFailed, write } from '#platform/table/index.ts'
import { noteItem, type NewNote } from '../items/note.items.ts'

/** Names a note in the queue of `send-push`. */
export interface NoteRef {
  readonly memberId: string
  readonly noteId: string
}

export interface AddressedNote {
  readonly memberId: string
  readonly note: NewNote
}

const AT_ONCE = 25

const storeNote = async ({ memberId, note }: AddressedNote): Promise<void> => {
  await unlessConditionFailed(write(putNew(noteItem(memberId, note, 'queued'))))
}

interface Timing {
  /** At most 900. */
  readonly delaySeconds?: number
}

/** Queues notes that are stored as `queued`. */
export const sendNotes = (refs: readonly NoteRef[], timing?: Timing): Promise<void> =>
  sendWork('send-push', refs, timing)

/**
 * Stores notes and queues them. A note that exists already is queued again, because the queue may have failed after it
 * was stored; the worker sends nothing twice, and nothing that waits.
 */
export const queueNotes = async (
  notes: readonly AddressedNote[],
  timing?: Timing,
): Promise<void> => {
  for (let start = 0; start < notes.length; start += AT_ONCE)
    await Promise.all(notes.slice(start, start + AT_ONCE).map(storeNote))
  await sendNotes(
    notes.map(({ memberId, note }) => ({ memberId, noteId: note.id })),
    timing,
  )
}

/** Pushes once to all devices of a member, however often it is called with the same id. */
export const queueNote = (memberId: string, note: NewNote, timing?: Timing): Promise<void> =>
  queueNotes([{ memberId, note }], timing)
