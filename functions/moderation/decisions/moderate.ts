import { moderate, type ModerationType } from '#shared/api/moderation.ts'
import { DEFAULT_REJECT_REASON } from '#shared/domain/moderation.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { heldKey, type HeldItem, type HeldType } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { findMember } from '#platform/identity/member.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import {
  appendDecision,
  decidedKey,
  decisionItem,
  putDecided,
  takeOffQueue,
  type Action,
  type DecidedItem,
} from './decision.items.ts'
import { findSubject } from './subject.ts'

const ATTEMPTS = 5
const OK = { ok: true } as const

interface Decision {
  readonly type: HeldType
  readonly contentId: string
  readonly moderatorId: string
  readonly action: Action
  readonly reason: string | undefined
}

/** Bands join the queue with the band database. */
const heldTypeOf = (type: ModerationType): HeldType => {
  if (type === 'band') throw new ApiError('not_found')
  return type
}

const loadQueueState = async ({ type, contentId }: Decision) => {
  const keys = { held: heldKey(type, contentId), decided: decidedKey(type, contentId) }
  const items = await readItems(Object.values(keys), { consistent: true })
  return {
    held: itemAt(items, keys.held) as HeldItem | undefined,
    decided: itemAt(items, keys.decided) as DecidedItem | undefined,
  }
}

/** @throws ApiError conflict unless it is the same decision again, whose answer was lost */
const answerLatecomer = async (
  { moderatorId, action }: Decision,
  decided: DecidedItem | undefined,
): Promise<typeof OK> => {
  if (!decided) throw new ApiError('not_found', MODERATION_TEXTS.gone)
  if (decided.moderatorId === moderatorId && decided.action === action) return OK
  const by = await findMember(decided.moderatorId)
  throw new ApiError(
    'conflict',
    by
      ? MODERATION_TEXTS.decided(by.displayName, decided.action)
      : MODERATION_TEXTS.decidedBySomebody(decided.action),
  )
}

/** @throws ConditionFailed when somebody else decided, its author deleted it, or members reported more */
const decide = async (decision: Decision, held: HeldItem): Promise<void> => {
  const subject = await findSubject(decision.type, decision.contentId)
  if (!subject) throw new ApiError('not_found', MODERATION_TEXTS.gone)
  const { rule, reports } = held
  const { authorId, text } = subject
  const line = decisionItem(newId(), { ...decision, rule, reports, authorId }, text)
  await transact({
    queue: takeOffQueue(held),
    log: appendDecision(line),
    decided: putDecided(decision),
    ...(decision.reason === undefined ? subject.approve() : subject.reject(decision.reason)),
  })
}

const reasonOf = (action: Action, reason = ''): string | undefined => {
  if (action === 'approve') return undefined
  return reason === '' ? DEFAULT_REJECT_REASON : reason
}

/** Whoever comes first decides; what it means, the log and the queue change in one transaction. */
export const handler = endpoint(moderate, async ({ memberId, params, body }) => {
  const decision: Decision = {
    type: heldTypeOf(params.type),
    contentId: params.id,
    moderatorId: memberId,
    action: body.action,
    reason: reasonOf(body.action, body.reason),
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { held, decided } = await loadQueueState(decision)
    if (!held) return answerLatecomer(decision, decided)
    try {
      await decide(decision, held)
      return OK
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      // A comment goes with its post, a moment later.
      if (error.has('post')) throw new ApiError('not_found', MODERATION_TEXTS.gone)
    }
  }
  throw new ApiError('unavailable', undefined, 1)
})
