import { exportAudit } from '#shared/api/audit.ts'
import { recordAct, requireStaff } from '#platform/audit/index.ts'
import { TextAnswer } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { parseRange } from './audit-range.rules.ts'
import { readForExport, toFilter } from './audit.repository.ts'
import { writeCsv } from './write-csv.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  // A file to keep; `application/json` is the type of answers.
  json: 'application/octet-stream',
} as const

/** Taking the log away is an act as well; its entry is written before the file leaves. */
export const handler = endpoint(exportAudit, async ({ memberId, role, body }) => {
  const { format } = body
  const range = parseRange(body, now())
  const entries = await readForExport(range, await toFilter(body))
  await recordAct({
    ...requireStaff({ memberId, role }),
    act: 'export',
    kind: 'audit',
    objectId: `${range.from}:${range.to}`,
    detail: format,
  })
  const text = format === 'csv' ? writeCsv(entries) : JSON.stringify({ ...range, entries }, null, 1)
  return new TextAnswer(text, {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="protokoll-${range.from}-${range.to}.${format}"`,
  })
})
