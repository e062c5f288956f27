import { unlessConditionFailed, write } from '#platform/table/index.ts'
import { readImportHistory } from './history.repository.ts'
import { beginRelease } from './import.items.ts'

/** Publishes the earlier imports of a member who has a history now. @returns how many */
export const releaseImports = async (memberId: string): Promise<number> => {
  const { isTrusted, imports } = await readImportHistory(memberId)
  if (!isTrusted) return 0
  const waiting = imports.filter(({ withheld, undone }) => withheld && undone === undefined)
  for (const item of waiting) await unlessConditionFailed(write(beginRelease(item)))
  return waiting.length
}
