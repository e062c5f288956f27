import { allPages, expression, query, unlessConditionFailed, write } from '#platform/table/index.ts'
import { readImportHistory } from './history.repository.ts'
import { beginRelease, IMPORTS, importsPartition } from './import.items.ts'

/** Publishes the earlier imports of a member who has a history now. @returns how many */
export const releaseImports = async (memberId: string): Promise<number> => {
  const { isTrusted } = await readImportHistory(memberId)
  if (!isTrusted) return 0
  const waiting = await allPages((startAt) =>
    query(importsPartition(memberId), {
      beginsWith: IMPORTS,
      filter: expression`attribute_exists(withheld) AND attribute_not_exists(undone) AND attribute_exists(GSI1PK)`,
      consistent: true,
      startAt,
    }),
  )
  for (const item of waiting) await unlessConditionFailed(write(beginRelease(item)))
  return waiting.length
}
