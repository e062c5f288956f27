import { onConditionFailed, transact } from '#platform/table/index.ts'
import { now } from '#platform/runtime/clock.ts'
import type { NewNote } from '../items/note.items.ts'
import { queueNote, sendNotes } from '../sending/queue-note.ts'
import { decide, runAfter, type Wishes } from '../decide/decide.rules.ts'
import { newWaitingWrites, type Waiting } from './waiting.items.ts'

/**
 * Lets a push wait for a run of the schedule. A note that exists already is left as it is, and queued again, because the
 * queue may have failed before the rest began; the worker sends nothing that waits.
 */
export const letWait = (memberId: string, note: NewNote, waiting: Waiting): Promise<void> =>
  onConditionFailed(transact(newWaitingWrites(memberId, note, waiting)), () =>
    sendNotes([{ memberId, noteId: note.id }]),
  )

/** Long enough for a member who has the thread or post open on another device to read it. */
const READ_SECONDS = 5

/** Pushes once as the member wishes: now, after their rest, or not at all. */
export const pushOrWait = async (
  memberId: string,
  note: NewNote,
  wishes: Wishes,
  delaySeconds = READ_SECONDS,
): Promise<void> => {
  const decision = decide(note.kind, wishes, now())
  if (decision.what === 'send') await queueNote(memberId, note, note.cause && { delaySeconds })
  if (decision.what !== 'wait') return
  await letWait(memberId, note, { run: runAfter(decision.until), waitsFor: 'rest' })
}
