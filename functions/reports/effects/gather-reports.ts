import {
  ConditionFailed,
  get,
  getMany,
  retry,
  transact,
  update,
  type Write,
} from '#platform/table/index.ts'
import { batchEffect } from '../../events/index.ts'
import {
  caseCardKey,
  caseKey,
  evidenceKey,
  openCaseKey,
  reportKey,
  type ReportItem,
  type Target,
} from '../../cases/items/index.ts'
import { countReports, extendCase, openCase } from '../../cases/opening/index.ts'
import { freezeMedia } from '../freeze-media.ts'

/** Every version of an object that these reports name. */
const freezeAll = async (reports: readonly ReportItem[]): Promise<void> => {
  const versions = new Map(reports.map((report) => [report.evidence, report]))
  for (const [hash, target] of versions) await freezeMedia(evidenceKey(target, hash))
}

/** Marks reports as counted, which happens once each. */
const assign = (reports: readonly ReportItem[], caseId: string): Record<string, Write> =>
  Object.fromEntries(
    reports.map((report) => [
      report.reportId,
      update(reportKey(report, report.reportId), {
        set: { caseId },
        condition: { entity: 'Report', caseId: undefined },
      }),
    ]),
  )

const newCaseOf = async (reports: readonly ReportItem[], first: ReportItem) => {
  const evidence = await get(evidenceKey(first, first.evidence), { consistent: true })
  const { kind, targetId, reportId: caseId, at: openedAt } = first
  const about = { kind, targetId, caseId, openedAt, authorId: evidence?.authorId }
  await transact({
    ...assign(reports, caseId),
    ...openCase(about, countReports(reports), evidence),
  })
}

const gatherOnce = async (target: Target, ids: readonly string[]): Promise<void> => {
  const keys = [openCaseKey(target), ...ids.map((id) => reportKey(target, id))] as const
  const [pointer, ...found] = await getMany(keys, { consistent: true })
  const reports = found.filter(
    (report): report is ReportItem =>
      report !== undefined && report.caseId === undefined && report.outcome === undefined,
  )
  const [first] = reports
  if (!first) return
  const caseId = pointer?.caseId
  if (caseId === undefined) return newCaseOf(reports, first)
  const open = await get(caseKey(caseId), { consistent: true })
  const card = open && (await get(caseCardKey(open), { consistent: true }))
  if (!open || !card) throw new ConditionFailed(['case'])
  await transact({ ...assign(reports, caseId), ...extendCase(open, card, countReports(reports)) })
}

/**
 * Adds reports of one object to its open case, or opens one. Repeating it changes nothing. A moderator who decides
 * meanwhile wins, and the reports open the next case.
 */
const gatherReports = (target: Target, ids: readonly string[]): Promise<void> =>
  retry(() => gatherOnce(target, [...new Set(ids)]), {
    when: (error) => error instanceof ConditionFailed,
    attempts: 8,
  })

/** Reports of one object that arrive together are one transaction, because its case is a hot item. */
export const handler = batchEffect<ReportItem>(async (events) => {
  const reports = events.flatMap(({ after }) => after ?? [])
  const groups = Map.groupBy(reports, ({ PK }) => PK)
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    await gatherReports(
      first,
      group.map(({ reportId }) => reportId),
    )
    await freezeAll(group)
  }
})
