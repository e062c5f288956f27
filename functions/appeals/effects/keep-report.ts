import { expression, get, unlessConditionFailed, update, write } from '#platform/table/index.ts'
import {
  evidenceKey,
  ownReportKey,
  reportKey,
  type EvidenceItem,
  type OwnReportItem,
  type ReportItem,
} from '../../cases/items/index.ts'
import type { AppealItem } from '../items/index.ts'

/** Another report of the same version may need it for longer. */
const extendEvidence = (report: ReportItem, expiresAt: number): Promise<unknown> =>
  unlessConditionFailed(
    write(
      update<EvidenceItem>(evidenceKey(report, report.evidence), {
        set: { expiresAt },
        condition: expression`expiresAt < ${expiresAt}`,
      }),
    ),
  )

/** Nothing to do for a case that is open again: it took the end from the report. */
const moveEnds = async (memberId: string, report: ReportItem, expiresAt: number): Promise<void> => {
  const { reportId } = report
  const condition = expression`reportId = ${reportId} AND attribute_exists(expiresAt)`
  const change = { set: { expiresAt }, condition }
  await unlessConditionFailed(write(update<ReportItem>(reportKey(report, reportId), change)))
  await unlessConditionFailed(write(update<OwnReportItem>(ownReportKey(memberId, report), change)))
}

/** Moves the end of what a reporter objects with. Name and address of a guest end when it was promised. */
export const keepReport = async (
  { reportId, memberId, kind, targetId }: AppealItem,
  until: number,
): Promise<void> => {
  if (reportId === undefined) return
  const report = await get(reportKey({ kind, targetId }, reportId), { consistent: true })
  if (!report) return
  await extendEvidence(report, until)
  if (memberId !== undefined) await moveEnds(memberId, report, until)
}
