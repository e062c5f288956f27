import { now } from '#platform/runtime/clock.ts'
import { importedAt, type ImportItem } from './import.items.ts'

const DAY_MS = 86_400_000

/** Whether it is of the last day; moderators have no limit. */
export const isOfToday = (item: ImportItem): boolean => now() - importedAt(item) < DAY_MS

export const mayAuthorUndo = (item: ImportItem): boolean =>
  item.undone === undefined && isOfToday(item)
