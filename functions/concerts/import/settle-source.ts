import { get, write } from '#platform/table/index.ts'
import type { ConcertSource } from '../items/concert.items.ts'
import { importKey, repeatTask } from './import.items.ts'

type Source = Pick<ConcertSource, 'memberId' | 'importId' | 'withheld'>

/**
 * Repeats the task of an import that passed before this submission was listed.
 * @throws ConditionFailed when the import was undone meanwhile, so that the event is delivered again
 */
export const settleSource = async ({ memberId, importId, withheld }: Source): Promise<void> => {
  const item =
    importId === undefined
      ? undefined
      : await get(importKey(memberId, importId), { consistent: true })
  if (!item) return
  const isLate = withheld === true && item.withheld === undefined
  const task = item.undone !== undefined ? 'undo' : isLate ? 'release' : undefined
  if (task) await write(repeatTask(item, task))
}
