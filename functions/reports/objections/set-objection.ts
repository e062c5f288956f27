import { setObjection } from '#shared/api/objections.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { ownReportKey, reportKey } from '../../cases/items/index.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { changeObjection } from './objection.ts'

/** Reports of others do not exist for the caller. */
export const handler = endpoint(setObjection, async ({ memberId, params, body }) => {
  const target = { kind: params.kind, targetId: params.id }
  const own = await get(ownReportKey(memberId, target), { consistent: true })
  const report = own && (await get(reportKey(target, own.reportId), { consistent: true }))
  if (!report) throw new ApiError('not_found', REPORT_TEXTS.noReport)
  return changeObjection(report, body.text)
})
