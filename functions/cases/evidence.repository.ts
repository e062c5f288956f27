import { get, getMany } from '#platform/table/index.ts'
import { evidenceKey, type EvidenceItem } from './items/evidence.items.ts'
import { reportKey, type ReportItem } from './items/report.items.ts'
import type { CaseItem } from './items/case.items.ts'

type Reported = Pick<CaseItem, 'caseId' | 'firstReportId' | 'kind' | 'targetId'>

const readFirstReport = (about: Reported): Promise<ReportItem | undefined> =>
  get(reportKey(about, about.firstReportId ?? about.caseId), { consistent: true })

/** The version that opened the case. */
export const readFirstEvidence = async (about: Reported): Promise<EvidenceItem | undefined> => {
  const first = await readFirstReport(about)
  return first && get(evidenceKey(about, first.evidence), { consistent: true })
}

/**
 * The versions that these reports of a case name, and its first one; that which was reported last first.
 * @param reports the newest first
 */
export const readEvidence = async (
  about: Reported,
  reports: readonly ReportItem[],
): Promise<readonly EvidenceItem[]> => {
  const first = await readFirstReport(about)
  const named = new Set([...reports, ...(first ? [first] : [])].map(({ evidence }) => evidence))
  const found = await getMany([...named].map((hash) => evidenceKey(about, hash)))
  return found.filter((item) => item !== undefined)
}
