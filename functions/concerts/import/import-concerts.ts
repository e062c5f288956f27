import { importConcerts, type ImportedRow, type ImportResult } from '#shared/api/concert-import.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { isOrganizer, requireMember } from '#platform/identity/member.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { onConditionFailed, transact, write } from '#platform/table/index.ts'
import { countRows, importerOf, listImport, type ImportItem } from './import.items.ts'
import { hasRows } from './import.presenter.ts'
import { importRow } from './import-row.ts'
import { openImport } from './open-import.ts'
import { IMPORT_TEXTS } from '../texts.ts'

/** Leaves time for one more row, for remembering the results and for the answer. */
const BUDGET_MS = 6000

/** @throws ApiError forbidden */
const requireOrganizer = async (memberId: string): Promise<void> => {
  if (!isOrganizer(await requireMember(memberId)))
    throw new ApiError('forbidden', IMPORT_TEXTS.onlyOrganizers)
}

/** @throws ApiError throttled for too many rows of a member without a history */
const countWithoutHistory = async (item: ImportItem): Promise<void> => {
  if (!item.withheld) return
  try {
    await throttle('concertImportsWithoutHistory', importerOf(item))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    throw new ApiError('throttled', IMPORT_TEXTS.enoughForToday, error.retryAfterSeconds)
  }
}

const PUBLISHED = ['new', 'source']
const HELD = ['held']
const ACCEPTED = [...PUBLISHED, ...HELD]

/** Results of the rows from the first one on; fewer than rows when time or the table ran out. */
const importAll = async (
  rows: readonly ImportedRow[],
  item: ImportItem,
): Promise<ImportResult[]> => {
  const end = now() + BUDGET_MS
  const results: ImportResult[] = []
  let isListed = hasRows(item)
  for (const row of rows) {
    if (now() > end) break
    try {
      // One after the other: rows of one day and city change the same item.
      const result = await importRow(row, item)
      results.push(result)
      if (isListed || !ACCEPTED.includes(result.outcome)) continue
      await write(listImport(item))
      isListed = true
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
  const item = await openImport(memberId, body.importId, countWithoutHistory)
  const results = await importAll(body.rows, item)
  const remembering = remember(JSON.stringify(results))
  const counts = { gigs: countOf(results, PUBLISHED), held: countOf(results, HELD) }
  return onConditionFailed(
    transact({ remembering, counts: countRows(item, counts) }).then(() => ({ results })),
    async () => ({ results: JSON.parse(await recall()) as ImportResult[] }),
  )
})
