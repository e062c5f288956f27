import { listOwnReports, type OwnReport } from '#shared/api/reports.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getItems, query } from '#platform/table/index.ts'
import type { AppealItem } from '../../appeals/items/index.ts'
import { ownReportsPartition, type OwnReportItem } from '../../cases/items/index.ts'
import { isObjectable, objectionKey, presentObjection } from '../objections/objection.ts'

const present = (item: OwnReportItem, appeal: AppealItem | undefined): OwnReport => ({
  id: item.reportId,
  kind: item.kind,
  targetId: item.targetId,
  category: item.category,
  title: item.title,
  path: item.path,
  at: item.at,
  outcome: item.outcome ?? null,
  reason: item.outcomeReason ?? null,
  decidedAt: item.decidedAt ?? null,
  objection: presentObjection(item, appeal),
})

/** Only what leaves something to ask for, now or before, can have an objection. */
const mayHaveObjection = (item: OwnReportItem): boolean =>
  isObjectable(item) || item.reopenedAt !== undefined

const newestFirst = (one: OwnReport, other: OwnReport): number => other.id.localeCompare(one.id)

export const handler = endpoint(listOwnReports, async ({ memberId, query: { cursor } }) => {
  const { items, next } = await query(ownReportsPartition(memberId), {
    after: cursor,
    limit: LIMITS.ownReports,
    consistent: true,
  })
  const appeals = await getItems(items.filter(mayHaveObjection).map(objectionKey), {
    consistent: true,
  })
  const reports = items.map((item) => present(item, appeals.at(objectionKey(item))))
  return new Page(reports.toSorted(newestFirst), next?.SK)
})
