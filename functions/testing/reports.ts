import { createReport, type NewReport } from '#shared/api/reports.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import {
  openCaseKey,
  caseKey,
  reportsPartition,
  type CaseItem,
  type ReportItem,
  type Target,
} from '../cases/items/index.ts'
import { get, query } from '#platform/table/index.ts'
import { handler as gather } from '../reports/effects/gather-reports.ts'
import { call } from './call.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'

type Caller = Pick<TestMember, 'token'>

/** Reports an object; `more` replaces category and text. */
export const report = async (
  { token }: Caller,
  [kind, id]: readonly [ReportedKind, string],
  more: Partial<NewReport> = {},
) =>
  call(await handlerOf('createReport'), createReport, {
    token,
    body: { kind, id, category: 'spam', ...more },
  })

export const readReports = async (target: Target): Promise<readonly ReportItem[]> =>
  (await query(reportsPartition(target), { consistent: true })).items

/** Delivers reports to `gather-reports` like its queue. */
export const gatherOf = (...reports: readonly ReportItem[]): Promise<void> =>
  deliverTo('gather-reports', gather)(...reports.map((one) => changeRecord(null, one)))

/** Reports an object and gathers all of its reports. */
export const aReport = async (
  by: Caller,
  [kind, targetId]: readonly [ReportedKind, string],
  more: Partial<NewReport> = {},
): Promise<void> => {
  const { status, json } = await report(by, [kind, targetId], more)
  if (status !== 201) throw new Error(`createReport: ${status} ${JSON.stringify(json)}`)
  const pending = await readReports({ kind, targetId })
  await gatherOf(...pending.filter(({ caseId }) => caseId === undefined))
}

/** The open case of an object. */
export const findOpenCase = async (target: Target): Promise<CaseItem | undefined> => {
  const pointer = await get(openCaseKey(target), { consistent: true })
  return pointer && get(caseKey(pointer.caseId), { consistent: true })
}
