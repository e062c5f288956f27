import type { Role } from '#shared/api/members.ts'
import { moderate } from '#shared/api/moderation.ts'
import { categoryOfReason, DEFAULT_REJECT_REASON } from '#shared/domain/moderation.ts'
import { requireStaff, transactAct, type Act } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { heldKey, type HeldItem, type HeldType } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { findMember } from '#platform/identity/member.ts'
import { ConditionFailed, get, onConditionFailed, retry } from '#platform/table/index.ts'
import { putStatement } from '../../cases/statements/index.ts'
import { DECISION_TEXTS } from '#platform/content/decision-texts.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import {
  appendDecision,
  decidedKey,
  decisionItem,
  putDecided,
  takeOffQueue,
  type Action,
} from '#platform/content/decision.items.ts'
import type { Subject } from '#platform/content/subject.ts'
import type { Parts } from '#platform/content/take-down.ts'
import { rejectionStatement } from './rejection-statement.ts'
import { isInConversation } from '../../content-kinds/parties/index.ts'
import { findSubject } from '../../content-kinds/subjects/index.ts'

const OK = { ok: true } as const

interface Decision {
  readonly type: HeldType
  readonly contentId: string
  readonly moderatorId: string
  readonly action: Action
  readonly reason: string | undefined
}

interface Attempt {
  readonly decision: Decision
  /** The version that the moderator read. */
  readonly seen: number | undefined
  readonly role: Role | undefined
}

const actOf = ({ decision, role }: Attempt): Act => {
  const { type, contentId, moderatorId, action, reason } = decision
  return {
    ...requireStaff({ memberId: moderatorId, role }),
    act: action,
    kind: type,
    objectId: contentId,
    category: reason === undefined ? undefined : categoryOfReason(reason),
  }
}

/** @throws ApiError conflict when the author edited the text after the moderator read it */
const assertRead = (seen: number | undefined, { version }: Subject): void => {
  if (seen !== undefined && version !== undefined && seen !== version)
    throw new ApiError('conflict', DECISION_TEXTS.edited)
}

/**
 * Reads the decision after the content was found missing: another moderator may decide in between.
 * @throws ApiError conflict unless the same moderator repeats the same decision
 */
const answerLatecomer = async (decision: Decision): Promise<typeof OK> => {
  const { type, contentId, moderatorId, action } = decision
  const decided = await get(decidedKey(type, contentId), { consistent: true })
  if (!decided) throw new ApiError('not_found', DECISION_TEXTS.gone)
  if (decided.moderatorId === moderatorId && decided.action === action) return OK
  const by = await findMember(decided.moderatorId)
  throw new ApiError(
    'conflict',
    by
      ? DECISION_TEXTS.decided(by.displayName, decided.action)
      : DECISION_TEXTS.decidedBySomebody(decided.action),
  )
}

/** A rejection of a member's content is written with its statement of reasons. */
const verdictParts = async (
  { decision }: Attempt,
  held: HeldItem,
  subject: Subject,
): Promise<{ parts: Parts; statementId?: string }> => {
  const { reason } = decision
  if (reason === undefined) return { parts: await subject.approve() }
  const statement = rejectionStatement({ ...decision, reason }, held, subject)
  if (!statement) return { parts: await subject.reject(reason) }
  const { statementId } = statement
  const parts = await subject.reject(reason, statementId)
  return { parts: { ...parts, statement: putStatement(statement) }, statementId }
}

/** @throws ConditionFailed when another moderator decided, the author deleted it, or members reported more */
const decide = async (attempt: Attempt, held: HeldItem, subject: Subject): Promise<void> => {
  const { decision } = attempt
  const { rule, reports, appeal, statementId: holdId } = held
  const { authorId, text, title } = subject
  const { parts, statementId } = await verdictParts(attempt, held, subject)
  const about = { ...decision, rule, reports, appeal, authorId, title, statementId, holdId }
  await transactAct(actOf(attempt), {
    queue: takeOffQueue(held),
    log: appendDecision(decisionItem(newId(), about, text)),
    decided: putDecided({ ...decision, holdId }),
    ...parts,
  })
}

const decideOnce = async (attempt: Attempt): Promise<typeof OK> => {
  const { decision, seen } = attempt
  const { type, contentId } = decision
  const held = await get(heldKey(type, contentId), { consistent: true })
  if (!held) return answerLatecomer(decision)
  const subject = await findSubject(type, contentId)
  if (!subject) return answerLatecomer(decision)
  if (subject.authorId === decision.moderatorId)
    throw new ApiError('conflict', MODERATION_TEXTS.ownContent)
  assertRead(seen, subject)
  await onConditionFailed(decide(attempt, held, subject), (failed) => {
    // A deleted post takes its comments with it a moment later.
    if (failed.has('post')) return answerLatecomer(decision)
    if (failed.has('newName')) throw new ApiError('conflict', MODERATION_TEXTS.nameTaken)
    throw failed
  })
  return OK
}

const reasonOf = (action: Action, reason = ''): string | undefined => {
  if (action === 'approve') return undefined
  return reason === '' ? DEFAULT_REJECT_REASON : reason
}

/** Moderators neither see nor judge their own conversations, and do not give bands to themselves. */
const assertNotInvolved = ({ type, contentId, moderatorId }: Decision): void => {
  if (type === 'band' && contentId.endsWith(`-${moderatorId}`))
    throw new ApiError('conflict', MODERATION_TEXTS.ownClaim)
  if (isInConversation(moderatorId, { kind: type, targetId: contentId }))
    throw new ApiError('not_found', DECISION_TEXTS.gone)
}

/** The first decision wins; content, both logs and queue change in one transaction. */
export const handler = endpoint(moderate, ({ memberId, role, params, body }) => {
  const decision: Decision = {
    type: params.type,
    contentId: params.id,
    moderatorId: memberId,
    action: body.action,
    reason: reasonOf(body.action, body.reason),
  }
  assertNotInvolved(decision)
  return retry(() => decideOnce({ decision, seen: body.version, role }), {
    when: (error) => error instanceof ConditionFailed,
  })
})
