import { now } from '#platform/runtime/clock.ts'
import { decide, runAfter, type Wishes } from '../decide/index.ts'
import type { NewNote } from '../items/index.ts'
import { queueNote } from '../sending/index.ts'
import { letWait } from './let-wait.ts'

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
