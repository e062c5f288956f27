import type { StatedMeasure } from '#shared/domain/measures.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { putNew, type IndexPartition, type Key, type Write } from '../table/index.ts'

/** A statement of reasons (Art. 17 DSA). No measure is taken without one; it is written with the measure. */
export interface StatementItem {
  readonly kind: ReportedKind
  readonly targetId: string
  readonly PK: string
  readonly SK: 'STATEMENT'
  readonly entity: 'Statement'
  readonly statementId: string
  /** The member the measure concerns; absent for what no member wrote. */
  readonly memberId?: string | undefined
  /** Absent where no report led to it, such as a hit of a guard. */
  readonly caseId?: string | undefined
  readonly measure: StatedMeasure
  /** What was found, in words; with the beginning of the content. */
  readonly facts: string
  readonly excerpt: string
  /** The law or the rule of the terms, and why it is broken. */
  readonly ground: {
    readonly kind: 'law' | 'terms'
    readonly rule: string
    readonly explanation: string
  }
  readonly automated: { readonly detection: boolean; readonly decision: boolean }
  readonly scope: string
  /** ISO 8601; null is for good. */
  readonly until: string | null
  readonly redress: string
  /** Absent where software decided. */
  readonly decidedBy?: string | undefined
  /** Of a rejection: the statement of the hold before it. */
  readonly holdId?: string | undefined
  /** Of a dismissal after an objection: the earlier measures stay in force. */
  readonly keepsEarlier?: true | undefined
  readonly at: string
  /** What has become of it: set by an appeal, or by the end of the measure. Of a hold: lifted, or ended otherwise. */
  readonly outcome?: 'lifted' | 'upheld' | 'changed' | 'ended' | undefined
  /** Absent while an account is ended: the statement lives as long as the measure. */
  readonly expiresAt?: number | undefined
  readonly GSI1PK?: string | undefined
  readonly GSI1SK?: string | undefined
}

export const statementKey = (statementId: string): Key<StatementItem> => ({
  PK: `STATEMENT#${statementId}`,
  SK: 'STATEMENT',
})

/** The statements about a member, in the index. */
export const statementsPartition = (memberId: string): IndexPartition<StatementItem> => ({
  GSI1PK: `STATEMENTS#${memberId}`,
})

/** When the statement is deleted, decided or confirmed at `at`. */
export const statementExpiry = ({
  measure,
  until,
  at,
}: Pick<StatementItem, 'measure' | 'until' | 'at'>): number | undefined =>
  measure === 'end-account' ? undefined : proofEndsAt(until !== null && until > at ? until : at)

/** Everything that a statement of reasons must say; the type leaves nothing of it out. */
export type NewStatement = Omit<
  StatementItem,
  'PK' | 'SK' | 'entity' | 'outcome' | 'expiresAt' | 'GSI1PK' | 'GSI1SK'
>

/** Written in the transaction of its measure. */
export const putStatement = (statement: NewStatement): Write<StatementItem> =>
  putNew<StatementItem>({
    ...statementKey(statement.statementId),
    entity: 'Statement',
    ...statement,
    expiresAt: statementExpiry(statement),
    ...(statement.memberId !== undefined && {
      GSI1PK: statementsPartition(statement.memberId).GSI1PK,
      GSI1SK: statement.statementId,
    }),
  })
