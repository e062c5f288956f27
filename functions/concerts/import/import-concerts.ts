import { importConcerts, type ImportedRow, type ImportResult } from '#shared/api/concert-import.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { isOrganizer, requireMember } from '#platform/identity/member.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { countRows, type ImportItem } from './import.items.ts'
import { importRow } from './import-row.ts'
import { openImport } from './open-import.ts'
import { IMPORT_TEXTS } from './texts.ts'

/** Leaves time for one more row, for remembering the results and for the answer. */
const BUDGET_MS = 6000

/** @throws ApiError forbidden */
const requireOrganizer = async (memberId: string): Promise<void> => {
  if (!isOrganizer(await requireMember(memberId)))
    throw new ApiError('forbidden', IMPORT_TEXTS.onlyOrganizers)
}

/** @throws ApiError throttled for too many rows of a member without a history */
const countWithoutHistory = async (memberId: string): Promise<void> => {
  try {
    await throttle('concertImportsWithoutHistory', memberId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    throw new ApiError('throttled', IMPORT_TEXTS.enoughForToday, error.retryAfterSeconds)
  }
}

/** Results of the rows from the first one on; fewer than rows when time or the table ran out. */
const importAll = async (
  rows: readonly ImportedRow[],
  item: ImportItem,
): Promise<ImportResult[]> => {
  const end = now() + BUDGET_MS
  const results: ImportResult[] = []
  for (const row of rows) {
    if (now() > end) break
    try {
      // One after the other: rows of one day and city change the same item.
      results.push(await importRow(row, item))
    } catch (error) {
      if (results.length === 0) throw error
      log.error('import stopped', error)
      break
    }
  }
  return results
}

const countOf = (results: readonly ImportResult[], outcomes: readonly string[]): number =>
  results.filter(({ outcome }) => outcomes.includes(outcome)).length

/** A repeated key gets the first results, so that the rows keep saying which of them were new. */
export const handler = endpoint(importConcerts, async (request) => {
  const { memberId, body, findEarlier, remember, recall } = request
  await requireOrganizer(memberId)
  const earlier = await findEarlier()
  if (earlier !== undefined) return { results: JSON.parse(earlier) as ImportResult[] }
  const item = await openImport(memberId, body.importId)
  if (item.withheld) await countWithoutHistory(memberId)
  const results = await importAll(body.rows, item)
  const remembering = remember(JSON.stringify(results))
  const counts = { gigs: countOf(results, ['new', 'source']), held: countOf(results, ['held']) }
  return onConditionFailed(
    transact({ remembering, counts: countRows(item, counts) }).then(() => ({ results })),
    async () => ({ results: JSON.parse(await recall()) as ImportResult[] }),
  )
})
