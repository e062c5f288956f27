import type { Authority } from '#shared/domain/cases.ts'
import type { Measure } from '#shared/domain/measures.ts'
import type { ReportCategory, ReportedKind, ReportOutcome } from '#shared/domain/reports.ts'
import type { Key, Partition } from '#platform/table/index.ts'

/** What a case is about. */
export interface Target {
  readonly kind: ReportedKind
  readonly targetId: string
}

/** An authority that a moderator informed (Art. 18 DSA). */
export interface EscalationRecord {
  /** ISO 8601. */
  readonly at: string
  readonly by: string
  readonly authority: Authority
  readonly name: string
  readonly reference: string
}

/** A reporter objected to an earlier decision with success, so that another moderator decides (Art. 20 DSA). */
export interface SecondLook {
  /** Who decided about these reports before, and never does again. */
  readonly notBy: readonly string[]
  /** The reports of those who objected. */
  readonly reportIds: readonly string[]
  /** Of the decisions that were too mild for a reporter; absent after dismissals. Their measures stay in force. */
  readonly statementIds?: readonly string[] | undefined
}

/** Reports of one object until a moderator decides; its id is that of its first report, unless an objection opened it. */
export interface CaseItem extends Target {
  readonly PK: string
  readonly SK: 'CASE'
  readonly entity: 'Case'
  readonly caseId: string
  /** Absent for what no member wrote. */
  readonly authorId?: string | undefined
  readonly state: 'open' | 'decided'
  readonly isUrgent: boolean
  /** How many reports name each category; their sum is `reports`. */
  readonly categories: Readonly<Partial<Record<ReportCategory, number>>>
  readonly reports: number
  /** ISO 8601. */
  readonly openedAt: string
  readonly lastReportAt: string
  readonly decidedAt?: string | undefined
  /** What the reporters learn; set with `decidedAt`. */
  readonly outcome?: ReportOutcome | undefined
  /** The reason in words for the reporters, without private data of the author (Art. 16 Abs. 5 DSA). */
  readonly outcomeReason?: string | undefined
  /** Set with `decidedAt` where a measure left the content to be seen: reporters can object that it is too mild. */
  readonly leavesContent?: true | undefined
  /** The moderator who works on it, until the time. */
  readonly assignee?:
    | { readonly memberId: string; readonly displayName: string; readonly until: string }
    | undefined
  readonly escalations?: readonly EscalationRecord[] | undefined
  /** Set with `decidedAt`, as the next two. */
  readonly decidedBy?: string | undefined
  readonly measures?: readonly Measure[] | undefined
  readonly statementIds?: readonly string[] | undefined
  /** Of a case that an objection opened. */
  readonly firstReportId?: string | undefined
  readonly secondLook?: SecondLook | undefined
  /** Set with `decidedAt`: the proof of a decision ends. */
  readonly expiresAt?: number | undefined
  /** ISO 8601: when the operators got the notice that no member of the staff may decide. */
  readonly operatorsToldAt?: string | undefined
  /** Grows with every change. */
  readonly revision: number
}

export const caseKey = (caseId: string): Key<CaseItem> => ({ PK: `CASE#${caseId}`, SK: 'CASE' })

/** The open case of an object; absent when there is none. */
export interface OpenCaseItem {
  readonly PK: string
  readonly SK: 'OPEN'
  readonly caseId: string
}

export const openCaseKey = ({ kind, targetId }: Target): Key<OpenCaseItem> => ({
  PK: `CASE_OF#${kind}#${targetId}`,
  SK: 'OPEN',
})

/** An open case in the queue, with everything that the list shows; it changes together with the case. */
export interface CaseCardItem extends Omit<CaseItem, 'PK' | 'SK' | 'entity'> {
  readonly PK: string
  readonly SK: string
  /** The beginning of the evidence. */
  readonly excerpt: string
}

export const openCasesPartition: Partition<CaseCardItem> = { PK: 'CASES' }

/** Urgent cases first, then the oldest. */
export const caseCardKey = ({
  caseId,
  isUrgent,
}: Pick<CaseItem, 'caseId' | 'isUrgent'>): Key<CaseCardItem> => ({
  PK: openCasesPartition.PK,
  SK: `${isUrgent ? 0 : 1}#${caseId}`,
})
