import type { ReportCategory, ReportOutcome } from '#shared/domain/reports.ts'
import type { Key, Partition } from '#platform/table/index.ts'
import type { Target } from './case.items.ts'

/** A report as it was received. The effect `gather-reports` adds it to the case of its object. */
export interface ReportItem extends Target {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Report'
  readonly reportId: string
  readonly category: ReportCategory
  readonly text: string
  readonly at: string
  /** Absent for guests. */
  readonly memberId?: string | undefined
  /** Of a guest, who may leave both out where the category allows it. */
  readonly guest?: { readonly name?: string; readonly email?: string } | undefined
  /** Which version of the object was reported: the sort key of its evidence. */
  readonly evidence: string
  /** Set once it is counted in a case. */
  readonly caseId?: string | undefined
  /** Set at once where a guest names what no member can see: such a report opens no case. */
  readonly outcome?: 'gone' | undefined
  /** Why the decision about this report is looked at again: the words of the reporter, and of who agreed. */
  readonly objection?:
    | { readonly at: string; readonly text: string; readonly reasons: string }
    | undefined
  /** When receipt, outcome and the answer to an objection were mailed to the guest; ISO 8601. */
  readonly confirmedAt?: string | undefined
  readonly answeredAt?: string | undefined
  readonly objectionAnsweredAt?: string | undefined
  /** Of a guest from the beginning: name and address end with it. Of a member set by the decision. */
  readonly expiresAt?: number | undefined
}

export const reportsPartition = ({ kind, targetId }: Target): Partition<ReportItem> => ({
  PK: `REPORTS#${kind}#${targetId}`,
})

export const reportKey = (target: Target, reportId: string): Key<ReportItem> => ({
  PK: reportsPartition(target).PK,
  SK: reportId,
})

/** That a member reported an object, for their own list, and so that the same report is not counted twice. */
export interface OwnReportItem extends Target {
  readonly PK: string
  readonly SK: string
  readonly reportId: string
  readonly category: ReportCategory
  readonly at: string
  /** What was reported, in a few words, and where it is. */
  readonly title: string
  readonly path: string
  /** Copied from the case once it is decided. */
  readonly outcome?: ReportOutcome | undefined
  readonly outcomeReason?: string | undefined
  readonly decidedAt?: string | undefined
  readonly leavesContent?: true | undefined
  /** When an objection made moderators look again. */
  readonly reopenedAt?: string | undefined
  /** That of the report. */
  readonly expiresAt?: number | undefined
}

/** Leads the holder of a receipt to a report. Only the hash of the secret is stored. */
export interface ReceiptItem extends Target {
  readonly PK: string
  readonly SK: 'RECEIPT'
  readonly reportId: string
  readonly expiresAt: number
}

export const receiptKey = (hash: string): Key<ReceiptItem> => ({
  PK: `RECEIPT#${hash}`,
  SK: 'RECEIPT',
})

export const ownReportsPartition = (memberId: string): Partition<OwnReportItem> => ({
  PK: `REPORTED#${memberId}`,
})

export const ownReportKey = (memberId: string, { kind, targetId }: Target): Key<OwnReportItem> => ({
  PK: ownReportsPartition(memberId).PK,
  SK: `${kind}#${targetId}`,
})
