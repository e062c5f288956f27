import { query, unlessConditionFailed, write } from '#platform/table/index.ts'
import { releaseSource, withdrawSource } from '../entries/withdraw.ts'
import { ownPartition, type OwnConcertItem } from '../items/own.items.ts'
import {
  continueTask,
  importerOf,
  importIdOf,
  type ImportItem,
  type ImportTask,
} from './import.items.ts'

const PAGE = 25

const CHANGE: Readonly<
  Record<ImportTask, (own: OwnConcertItem, memberId: string) => Promise<boolean>>
> = { undo: withdrawSource, release: releaseSource }

/**
 * Changes one page of the concerts of an import, and remembers where the next one begins. Each page is an event, so
 * a task goes on after a failure where it was.
 */
export const carryOutPage = async (item: ImportItem): Promise<void> => {
  const { task, position } = item
  if (task === undefined) return
  const [memberId, importId] = [importerOf(item), importIdOf(item)]
  // Submissions are younger than their import.
  const { items, next } = await query(ownPartition(memberId), {
    after: position ?? importId,
    limit: PAGE,
    consistent: true,
  })
  let done = 0
  // One after the other: concerts of one day and city change the same item.
  for (const own of items)
    if (own.importId === importId && (await CHANGE[task](own, memberId))) done++
  const last = next && items.at(-1)?.SK
  await unlessConditionFailed(write(continueTask(item, { position: last, done })))
}
