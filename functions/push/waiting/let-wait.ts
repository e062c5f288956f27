import { onConditionFailed, transact } from '#platform/table/index.ts'
import type { NewNote } from '../items/index.ts'
import { sendNotes } from '../sending/index.ts'
import { newWaitingWrites, type Waiting } from './waiting.items.ts'

/**
 * Lets a push wait for a run of the schedule. A note that exists already is left as it is, and queued again, because the
 * queue may have failed before the rest began; the worker sends nothing that waits.
 */
export const letWait = (memberId: string, note: NewNote, waiting: Waiting): Promise<void> =>
  onConditionFailed(transact(newWaitingWrites(memberId, note, waiting)), () =>
    sendNotes([{ memberId, noteId: note.id }]),
  )
