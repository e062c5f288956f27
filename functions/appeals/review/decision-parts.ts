import type { decideAppeal } from '#shared/api/appeals.ts'
import type { BodyOf } from '#shared/api/contract.ts'
import { MEMBER_MEASURES, type Measure } from '#shared/domain/measures.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { describeScope } from '#shared/domain/statements/scopes.ts'
import { statementKey, type StatementItem } from '../../cases/items/index.ts'
import { reopenCase } from '../../cases/opening/index.ts'
import { putStatement } from '../../cases/statements/index.ts'
import { liftMemberMeasure, replaceMemberMeasure } from '../../measures/index.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { statementExpiry } from '#platform/content/statement.items.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  check,
  expression,
  update,
  type Condition,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import { appealKey, leaveQueue, type AppealItem } from '../items/appeal.items.ts'
import { APPEAL_TEXTS } from '../texts.ts'
import type { Found } from './appeal.repository.ts'

export type Verdict = BodyOf<typeof decideAppeal> & { readonly decidedBy: string }

type Parts = Readonly<Record<string, TransactItem>>

const DAY_MS = 24 * 60 * 60 * 1000
const OUTCOMES = { uphold: 'upheld', lift: 'lifted', change: 'changed' } as const

/** Fails with `appeal` when it was decided or withdrawn since it was read. */
const settleAppeal = (
  appeal: AppealItem,
  { decision, reasons, measure, decidedBy }: Verdict,
  { newStatementId, nothingRestored }: Pick<AppealItem, 'newStatementId' | 'nothingRestored'>,
): Write<AppealItem> => {
  const decidedAt = isoNow()
  return update(appealKey(appeal), {
    set: {
      state: 'decided',
      decision,
      reasons,
      decidedBy,
      decidedAt,
      expiresAt: proofEndsAt(decidedAt),
      newMeasure: measure,
      newStatementId,
      nothingRestored,
    },
    condition: expression`appealId = ${appeal.appealId} AND #state IN (${'received'}, ${'in-review'})`,
  })
}

/** If one of several objections to a dismissal succeeds, later rejections keep its outcome. */
const outcomeOf = ({ origin }: AppealItem, decision: Verdict['decision']) =>
  origin === 'reporter' && decision === 'uphold'
    ? expression`if_not_exists(outcome, ${OUTCOMES.uphold})`
    : OUTCOMES[decision]

/** A measure that is upheld goes on; one that is lifted or replaced ends now. */
const expiryAfter = ({ measure, until }: StatementItem, decision: Verdict['decision']) => {
  const at = isoNow()
  return decision === 'uphold' ? statementExpiry({ measure, until, at }) : proofEndsAt(at)
}

/**
 * Fails with `statement` when the caller took the decision: an appeal needs another decider (Art. 20 Abs. 4 DSA). What is
 * too mild for a reporter stays in force whatever is decided, so its statement does not change.
 */
const settleStatement = (
  { appeal, statement }: Found,
  { decision, decidedBy }: Verdict,
): TransactItem => {
  const key = statementKey(statement.statementId)
  const condition: Condition<StatementItem> = expression`attribute_exists(PK) AND decidedBy <> ${decidedBy}`
  if (appeal.isTooMild) return check(key, condition)
  const set = { outcome: outcomeOf(appeal, decision), expiresAt: expiryAfter(statement, decision) }
  return update(key, { set, condition })
}

const endOf = (days: number | undefined): string | null =>
  days === undefined ? null : new Date(now() + days * DAY_MS).toISOString()

/** A suspension can only become a shorter one. */
export const isLonger = ({ until }: StatementItem, { measure, days }: Verdict): boolean =>
  measure === 'suspend' && until !== null && (endOf(days) ?? '') >= until

/** The statement of the measure that replaces the first one. */
const newStatement = (
  { appeal, statement }: Found,
  measure: Measure,
  { reasons, days, decidedBy }: Verdict,
  statementId: string,
): Write<StatementItem> => {
  const { caseId, kind, targetId, excerpt, ground, automated, redress } = statement
  return putStatement({
    statementId,
    memberId: appeal.authorId,
    caseId,
    kind,
    targetId,
    excerpt,
    ground,
    automated,
    redress,
    measure,
    facts: reasons,
    scope: describeScope(measure, kind),
    until: endOf(days),
    decidedBy,
    at: isoNow(),
  })
}

/** What changes for the content. A milder measure than the first follows with the effect of the decision. */
const contentParts = async (
  { statement }: Found,
  content: MeasuredContent | undefined,
  { decision }: Verdict,
): Promise<Parts> =>
  content && decision !== 'uphold' ? content.restore(statement.statementId) : {}

/** An objection with success opens the case again; others decide it like any other. */
const objectionParts = async (
  { appeal, statement: { caseId } }: Found,
  { decision, reasons }: Verdict,
): Promise<Parts> => {
  const { kind, targetId, reportId, authorId, firstDecidedBy, text, isTooMild = false } = appeal
  if (decision === 'uphold' || reportId === undefined || caseId === undefined) return {}
  const about = { kind, targetId, reportId, caseId, authorId, firstDecidedBy, isTooMild }
  return reopenCase({ ...about, text, reasons })
}

const isAboutMember = ({ measure }: StatementItem): boolean =>
  MEMBER_MEASURES.some((one) => one === measure)

/** What changes for a member who was warned, suspended, or whose account was ended. */
const memberParts = async (
  { appeal: { authorId }, statement: { statementId } }: Found,
  verdict: Verdict,
  newStatementId: string,
): Promise<Parts> => {
  const { decision, measure } = verdict
  if (decision === 'uphold' || authorId === undefined) return {}
  if (measure !== 'warn' && measure !== 'suspend') return liftMemberMeasure(authorId, statementId)
  const until = endOf(verdict.days)
  return replaceMemberMeasure(authorId, statementId, {
    measure,
    until,
    statementId: newStatementId,
  })
}

const changesOf = (
  found: Found,
  content: MeasuredContent | undefined,
  verdict: Verdict,
  newStatementId: string,
): Promise<Parts> => {
  if (found.appeal.origin === 'reporter') return objectionParts(found, verdict)
  return isAboutMember(found.statement)
    ? memberParts(found, verdict, newStatementId)
    : contentParts(found, content, verdict)
}

/** Whether the decision should bring content back, but there is none that it could. */
const findsNothing = ({ appeal, statement }: Found, { decision }: Verdict, changes: Parts) =>
  decision !== 'uphold' &&
  appeal.origin === 'author' &&
  !isAboutMember(statement) &&
  Object.keys(changes).length === 0

/**
 * Every write of a decision about an appeal.
 * @throws ApiError conflict when a milder measure has nothing to apply to
 */
export const decisionParts = async (
  found: Found,
  content: MeasuredContent | undefined,
  verdict: Verdict,
): Promise<Parts> => {
  const { appeal } = found
  const newStatementId = newId()
  const { measure } = verdict
  const changes = await changesOf(found, content, verdict, newStatementId)
  const nothingRestored = findsNothing(found, verdict, changes) ? (true as const) : undefined
  if (measure && nothingRestored) throw new ApiError('conflict', APPEAL_TEXTS.nothingBack)
  return {
    appeal: settleAppeal(appeal, verdict, {
      newStatementId: measure && newStatementId,
      nothingRestored,
    }),
    appealCard: leaveQueue(appeal),
    statement: settleStatement(found, verdict),
    ...(measure && { newStatement: newStatement(found, measure, verdict, newStatementId) }),
    ...changes,
  }
}
