import { effect } from '../../events/index.ts'
import { removeMedia } from '../../uploads/index.ts'
import { archiveKeys, pageKeys } from '../items/export-objects.ts'
import type { DataExportItem } from '../items/export.items.ts'

/** What the change left without use: all of an export that was replaced, failed or removed; the pages of a finished one. */
const unusedKeys = (before: DataExportItem, after: DataExportItem | null): readonly string[] => {
  const isOver = after?.exportId !== before.exportId || after.state === 'failed'
  if (isOver) return [...pageKeys(before), ...archiveKeys(before)]
  return after.state === 'ready' ? pageKeys(before) : []
}

/** Removes the objects of an export. Idempotent; the lifecycle of the bucket removes what a dead worker wrote later. */
export const handler = effect<DataExportItem>(async ({ before, after }) => {
  if (before) await removeMedia(unusedKeys(before, after))
})
