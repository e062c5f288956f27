import { transact, unlessConditionFailed } from '#platform/table/index.ts'
import type { NewNote } from '../items/index.ts'
import { newWaitingWrites, type Waiting } from './waiting.items.ts'

/** Lets a push wait for a run of the schedule. A note that exists already is left as it is. */
export const letWait = async (memberId: string, note: NewNote, waiting: Waiting): Promise<void> => {
  await unlessConditionFailed(transact(newWaitingWrites(memberId, note, waiting)))
}
