import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, onConditionFailed, put, putNew, transact, type Write } from '#platform/table/index.ts'
import {
  caseKey,
  ownReportKey,
  reportKey,
  type OwnReportItem,
  type ReportItem,
} from '../../cases/items/index.ts'

type Reported = Pick<ReportItem, 'kind' | 'targetId' | 'category' | 'text' | 'evidence'>

/** How the own list shows the object. */
type Shown = Pick<OwnReportItem, 'title' | 'path'>

interface Submitted {
  readonly id: string
  readonly isRepeated: boolean
}

/** Whether the earlier report has expired, or its case is decided and the object is another one since. */
const mayReportAgain = async (earlier: OwnReportItem, { evidence }: Reported): Promise<boolean> => {
  const report = await get(reportKey(earlier, earlier.reportId), { consistent: true })
  if (!report) return true
  if (report.caseId === undefined || report.evidence === evidence) return false
  const decided = await get(caseKey(report.caseId), { consistent: true })
  return decided?.state === 'decided'
}

/** Writes report and entry of the own list, unless the member has reported the object already. */
const writeReport = async (
  memberId: string,
  reported: Reported,
  shown: Shown,
  listed: (entry: OwnReportItem) => Write<OwnReportItem>,
): Promise<Submitted> => {
  const { kind, targetId, category } = reported
  const [reportId, at] = [newId(), isoNow()]
  const entry = { kind, targetId, reportId, category, at, ...shown }
  await transact({
    report: put<ReportItem>({
      ...reportKey(reported, reportId),
      entity: 'Report',
      ...reported,
      reportId,
      at,
      memberId,
    }),
    own: listed({ ...ownReportKey(memberId, reported), ...entry }),
  })
  return { id: reportId, isRepeated: false }
}

/** Answers a repeated report like the first one, so that a browser can send it again. */
export const submitOwnReport = (
  memberId: string,
  reported: Reported,
  shown: Shown,
): Promise<Submitted> =>
  onConditionFailed(writeReport(memberId, reported, shown, putNew), async (failed) => {
    const earlier = await get(ownReportKey(memberId, reported), { consistent: true })
    if (!earlier) throw failed
    const { reportId } = earlier
    if (!(await mayReportAgain(earlier, reported))) return { id: reportId, isRepeated: true }
    return onConditionFailed(
      writeReport(memberId, reported, shown, (entry) => put(entry, { reportId })),
      () => ({ id: reportId, isRepeated: true }),
    )
  })
