import { importConcerts, type ImportedRow, type ImportResult } from '#shared/api/concert-import.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isOrganizer, requireMember } from '#platform/identity/member.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { log } from '#platform/runtime/logger.ts'
import { onConditionFailed, write } from '#platform/table/index.ts'
import { importIdOf } from './import.items.ts'
import { importRow, type Import } from './import-row.ts'
import { IMPORT_TEXTS } from './texts.ts'

/** Leaves time for one more row, for remembering the results and for the answer. */
const BUDGET_MS = 6000

/** @throws ApiError forbidden */
const requireOrganizer = async (memberId: string): Promise<void> => {
  if (!isOrganizer(await requireMember(memberId)))
    throw new ApiError('forbidden', IMPORT_TEXTS.onlyOrganizers)
}

/** Results of the rows from the first one on; fewer than rows when time or the table ran out. */
const importAll = async (
  rows: readonly ImportedRow[],
  { memberId, importId }: Import,
): Promise<ImportResult[]> => {
  const end = now() + BUDGET_MS
  const results: ImportResult[] = []
  for (const row of rows) {
    if (now() > end) break
    try {
      // One after the other: rows of one day and city change the same item.
      results.push(await importRow(row, { memberId, importId }))
    } catch (error) {
      if (results.length === 0) throw error
      log.error('import stopped', error)
      break
    }
  }
  return results
}

/** A repeated key gets the first results, so that the rows keep saying which of them were new. */
export const handler = endpoint(importConcerts, async (request) => {
  const { memberId, body, findEarlier, remember, recall } = request
  await requireOrganizer(memberId)
  const earlier = await findEarlier()
  if (earlier !== undefined) return { results: JSON.parse(earlier) as ImportResult[] }
  const { importId: name, rows } = body
  const importId = name === undefined ? newId() : await importIdOf(memberId, name)
  const results = await importAll(rows, { memberId, importId })
  const remembering = remember(JSON.stringify(results))
  if (!remembering) return { results }
  return onConditionFailed(
    write(remembering).then(() => ({ results })),
    async () => ({ results: JSON.parse(await recall()) as ImportResult[] }),
  )
})
