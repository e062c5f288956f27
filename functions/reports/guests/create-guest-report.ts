import type { BodyOf } from '#shared/api/contract.ts'
import { createGuestReport } from '#shared/api/reports.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, onConditionFailed, put, transact } from '#platform/table/index.ts'
import { parseReportUrl } from '#shared/domain/report-url.ts'
import { findMemberId } from '#platform/identity/member-ref.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { env } from '#platform/runtime/env.ts'
import { reportKey, type ReportItem, type Target } from '../../cases/items/index.ts'
import { evidenceItem, keepEvidence, type Frozen } from '../evidence/frozen.ts'
import { findEvidence } from '../evidence/find-evidence.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { guestReportEnds, putReceipt, receiptKeyOf } from './receipts.ts'

type Body = BodyOf<typeof createGuestReport>

const hostOf = (origin: string): string => (origin === '' ? '' : new URL(origin).host)

/** @throws ApiError invalid_input for addresses of no reportable kind, whether or not the object exists */
const targetAt = async (url: string): Promise<Target> => {
  const place = parseReportUrl(url, hostOf(env.siteOrigin))
  if (!place) throw new ApiError('invalid_input', REPORT_TEXTS.unknownUrl)
  if (place.kind !== 'profile') return { kind: place.kind, targetId: place.id }
  // An unknown name gets an id that nothing has.
  return { kind: 'profile', targetId: (await findMemberId(place.username)) ?? newId() }
}

/** What every member sees there; undefined when that is nothing. */
const frozenFor = async (target: Target): Promise<Frozen | undefined> => {
  try {
    return await findEvidence('', target)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Freezes the object; undefined when there is nothing that every member sees. */
const freeze = async (target: Target): Promise<string | undefined> => {
  const frozen = await frozenFor(target)
  if (!frozen) return undefined
  const evidence = evidenceItem(target, frozen)
  await keepEvidence(evidence)
  return evidence.SK
}

const reportItem = (target: Target, body: Body, evidence: string | undefined): ReportItem => {
  const { category, text, name, email } = body
  const reportId = newId()
  return {
    ...reportKey(target, reportId),
    entity: 'Report',
    ...target,
    reportId,
    category,
    text,
    at: isoNow(),
    guest: { ...(name !== undefined && { name }), ...(email !== undefined && { email }) },
    evidence: evidence ?? 'none',
    ...(evidence === undefined && { outcome: 'gone' }),
    expiresAt: guestReportEnds(),
  }
}

/** The answer is the same whether or not something exists there (Art. 16 DSA). A bot gets it, too. */
export const handler = endpoint(createGuestReport, async ({ address, body }) => {
  await throttle('guestReportsPerAddress', address)
  if ((body.website ?? '') !== '') return { id: newId() }
  const target = await targetAt(body.url)
  const report = reportItem(target, body, await freeze(target))
  const writing = transact({ receipt: putReceipt(body.receipt, report), report: put(report) })
  return onConditionFailed(
    writing.then(() => ({ id: report.reportId })),
    async (failed) => {
      const earlier = await get(receiptKeyOf(body.receipt), { consistent: true })
      if (!earlier) throw failed
      return { id: earlier.reportId }
    },
  )
})
