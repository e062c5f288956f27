import type { ReportCategory } from '#shared/domain/reports.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { ConditionFailed, exists, get, getMany, update, type Write } from '#platform/table/index.ts'
import {
  caseCardKey,
  caseKey,
  openCaseKey,
  type CaseItem,
  type SecondLook,
  type Target,
} from '../items/case.items.ts'
import { evidenceKey, type EvidenceItem } from '../items/evidence.items.ts'
import { ownReportKey, reportKey, type ReportItem } from '../items/report.items.ts'
import { openCase, renewCase } from './case-writes.ts'
import { countReports, type Counts } from './counts.rules.ts'

type Writes = Readonly<Record<string, Write>>

/** An objection of a reporter with which a second person agreed. */
interface GrantedObjection extends Target {
  readonly reportId: string
  /** The decided case. */
  readonly caseId: string
  readonly authorId?: string | undefined
  /** Who decided about the report. */
  readonly firstDecidedBy: string
  /** Against a measure, which stays in force. */
  readonly isTooMild: boolean
  readonly text: string
  readonly reasons: string
}

/** Of a report that expired before its objection was decided. */
const EXPIRED: ReportCategory = 'other'

const countsFor = (report: ReportItem | undefined): Counts =>
  report
    ? countReports([report])
    : { categories: { [EXPIRED]: 1 }, reports: 1, isUrgent: false, lastReportAt: isoNow() }

const joined = (one: readonly string[] = [], other: readonly string[] = []): string[] => [
  ...new Set([...one, ...other]),
]

/** Newer reports opened a case already: the objection joins it, and who may not decide loses it. */
const joinOpen = async (
  open: CaseItem,
  counts: Counts,
  { notBy: excluded, reportIds, statementIds }: SecondLook,
): Promise<Writes> => {
  const card = await get(caseCardKey(open), { consistent: true })
  if (!card) throw new ConditionFailed(['case'])
  const { assignee, secondLook } = open
  return renewCase(open, card, counts, {
    ...(assignee && excluded.includes(assignee.memberId) && { assignee: undefined }),
    secondLook: {
      notBy: joined(secondLook?.notBy, excluded),
      reportIds: joined(secondLook?.reportIds, reportIds),
      statementIds: joined(secondLook?.statementIds, statementIds),
    },
  })
}

/** The report follows its new case, and does not end before that is decided. A guest's ends when it was promised. */
const moveReport = (
  report: ReportItem,
  caseId: string,
  { caseId: earlier, text, reasons }: GrantedObjection,
): Write<ReportItem> =>
  update(reportKey(report, report.reportId), {
    set: {
      caseId,
      objection: { at: isoNow(), text, reasons },
      answeredAt: undefined,
      ...(report.memberId !== undefined && { expiresAt: undefined }),
    },
    condition: { caseId: earlier },
  })

const reopenOwn = async ({ memberId, reportId, ...target }: ReportItem): Promise<Writes> => {
  if (memberId === undefined) return {}
  const key = ownReportKey(memberId, target)
  const own = await get(key, { consistent: true })
  if (own?.reportId !== reportId) return {}
  const set = {
    reopenedAt: isoNow(),
    outcome: undefined,
    outcomeReason: undefined,
    leavesContent: undefined,
    decidedAt: undefined,
    expiresAt: undefined,
  }
  return { own: update(key, { set, condition: { reportId } }) }
}

const keepEvidence = (evidence: EvidenceItem | undefined): Writes =>
  evidence
    ? {
        evidence: update(evidenceKey(evidence, evidence.SK), {
          remove: ['expiresAt'],
          condition: exists,
        }),
      }
    : {}

/** Those who decided earlier stay excluded, and earlier measures in question, however often it is looked at. */
const secondLookAfter = (
  decided: CaseItem | undefined,
  { reportId, firstDecidedBy, isTooMild }: GrantedObjection,
): SecondLook => ({
  notBy: joined(decided?.secondLook?.notBy, [firstDecidedBy]),
  reportIds: [reportId],
  statementIds: joined(decided?.secondLook?.statementIds, isTooMild ? decided?.statementIds : []),
})

const caseWrites = async (
  objection: GrantedObjection,
  report: ReportItem | undefined,
  evidence: EvidenceItem | undefined,
): Promise<{ readonly caseId: string; readonly writes: Writes }> => {
  const keys = [openCaseKey(objection), caseKey(objection.caseId)] as const
  const [pointer, decided] = await getMany(keys, { consistent: true })
  const { kind, targetId, reportId, authorId } = objection
  const secondLook = secondLookAfter(decided, objection)
  const counts = countsFor(report)
  if (pointer) {
    const open = await get(caseKey(pointer.caseId), { consistent: true })
    if (!open) throw new ConditionFailed(['case'])
    return { caseId: open.caseId, writes: await joinOpen(open, counts, secondLook) }
  }
  const caseId = newId()
  const about = { kind, targetId, caseId, authorId, openedAt: isoNow(), secondLook }
  const first = report && { firstReportId: reportId }
  return { caseId, writes: openCase({ ...about, ...first }, counts, evidence) }
}

/**
 * Opens a case again for other moderators than those who decided (Art. 20 Abs. 4 DSA). The earlier case stays decided
 * for the reporters who did not object, and its measures stay in force.
 */
export const reopenCase = async (objection: GrantedObjection): Promise<Writes> => {
  const report = await get(reportKey(objection, objection.reportId), { consistent: true })
  const evidence = report && (await get(evidenceKey(report, report.evidence), { consistent: true }))
  const { caseId, writes } = await caseWrites(objection, report, evidence)
  return {
    ...writes,
    ...keepEvidence(evidence),
    ...(report && { report: moveReport(report, caseId, objection), ...(await reopenOwn(report)) }),
  }
}
