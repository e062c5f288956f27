import {
  expression,
  get,
  query,
  unlessConditionFailed,
  update,
  write,
  type Key,
} from '#platform/table/index.ts'
import {
  evidenceKey,
  evidencePartition,
  ownReportKey,
  reportKey,
  type EvidenceItem,
  type OwnReportItem,
  type ReportItem,
  type Target,
} from '../../cases/items/index.ts'
import type { AppealItem } from '../items/appeal.items.ts'

/** As many as the review reads. */
const MAX_VERSIONS = 30

/** Another report of the same version may need it for longer. */
const extendEvidence = (key: Key<EvidenceItem>, expiresAt: number): Promise<unknown> =>
  unlessConditionFailed(
    write(
      update<EvidenceItem>(key, {
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
  await extendEvidence(evidenceKey(report, report.evidence), until)
  if (memberId !== undefined) await moveEnds(memberId, report, until)
}

/** Moves the end of what reports froze, which the reviewer of an appeal of the author reads. */
export const keepEvidence = async (target: Target, until: number): Promise<void> => {
  const { items } = await query(evidencePartition(target), { limit: MAX_VERSIONS })
  for (const { SK } of items) await extendEvidence(evidenceKey(target, SK), until)
}
