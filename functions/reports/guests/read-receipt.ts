import { readReceipt } from '#shared/api/reports.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany } from '#platform/table/index.ts'
import { caseKey, type ReportItem } from '../../cases/items/index.ts'
import { objectionKey, presentObjection } from '../objections/objection.ts'
import { requireReceipt } from './require-receipt.ts'

/** What exists is decided no sooner, so a receipt does not tell guests at once what exists where. */
const GONE_AFTER_MS = 24 * 3600 * 1000

const UNDECIDED = { outcome: null, reason: null, decidedAt: null, objection: null }

const goneSince = (at: string) => {
  const since = Date.parse(at) + GONE_AFTER_MS
  if (now() < since) return UNDECIDED
  const decidedAt = new Date(since).toISOString()
  return { ...UNDECIDED, outcome: 'gone' as const, decidedAt }
}

const outcomeOf = async (report: ReportItem) => {
  const { caseId, outcome, at } = report
  if (outcome === 'gone') return goneSince(at)
  if (caseId === undefined) return UNDECIDED
  const keys = [caseKey(caseId), objectionKey(report)] as const
  const [found, appeal] = await getMany(keys, { consistent: true })
  return {
    outcome: found?.outcome ?? null,
    reason: found?.outcomeReason ?? null,
    decidedAt: found?.decidedAt ?? null,
    objection: presentObjection(found, appeal),
  }
}

export const handler = endpoint(readReceipt, async ({ address, body }) => {
  const report = await requireReceipt(body.receipt, address)
  const { reportId, kind, category, at } = report
  return { id: reportId, kind, category, at, ...(await outcomeOf(report)) }
})
