import { effect } from '../../events/index.ts'
import { get } from '#platform/table/index.ts'
import { carryOutPage } from '../import/import-task.ts'
import { importerOf, importIdOf, importKey, type ImportItem } from '../import/import.items.ts'

/** Goes through the concerts of an import, one page for each event. A repeated event finds the page done. */
export const handler = effect<ImportItem>(async ({ after }) => {
  if (after?.task === undefined) return
  const item = await get(importKey(importerOf(after), importIdOf(after)), { consistent: true })
  if (!item) return
  const isCurrent = item.task === after.task && item.position === after.position
  if (isCurrent && item.round === after.round) await carryOutPage(item)
})
