import { decideAppeal } from '#shared/api/appeals.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { findMember } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, onConditionFailed, retry } from '#platform/table/index.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import { idOfAppeal, isOpen, type AppealItem } from '../items/appeal.items.ts'
import { APPEAL_TEXTS } from '../texts.ts'
import { requireAppeal, type Found } from './appeal.repository.ts'
import { isLonger, decisionParts, type Verdict } from './decision-parts.ts'
import { possibleChanges } from './possible-changes.rules.ts'

const ACTS = { uphold: 'uphold', lift: 'lift', change: 'change' } as const

/** @throws ApiError conflict that names the decision */
const refuseLate = async ({ state, decision, decidedBy }: AppealItem): Promise<never> => {
  if (state === 'withdrawn') throw new ApiError('conflict', APPEAL_TEXTS.withdrawn)
  if (decision === undefined) throw new ApiError('conflict', APPEAL_TEXTS.ended)
  const by = decidedBy === undefined ? undefined : await findMember(decidedBy)
  throw new ApiError(
    'conflict',
    by ? APPEAL_TEXTS.decided(by.displayName, decision) : APPEAL_TEXTS.decidedBySomebody(decision),
  )
}

/** The same call again, because its answer was lost. */
const isRepeated = ({ appeal }: Found, { decision, decidedBy }: Verdict): boolean =>
  appeal.decision === decision && appeal.decidedBy === decidedBy

/** @throws ApiError conflict for a measure that cannot follow */
const assertPossible = (
  { appeal, statement }: Found,
  content: MeasuredContent | undefined,
  verdict: Verdict,
): void => {
  const { measure } = verdict
  if (measure === undefined) return
  if (appeal.origin === 'reporter') throw new ApiError('conflict', APPEAL_TEXTS.onlyReopens)
  if (!possibleChanges(appeal, content).includes(measure))
    throw new ApiError('conflict', content ? APPEAL_TEXTS.notMilder : APPEAL_TEXTS.contentGone)
  if (isLonger(statement, verdict)) throw new ApiError('conflict', APPEAL_TEXTS.notShorter)
}

/** The first decision wins. Appeal, queue, statement, content and member change in one transaction. */
export const handler = endpoint(decideAppeal, async ({ memberId, role, params, body }) => {
  const verdict: Verdict = { ...body, decidedBy: memberId }
  const decideOnce = async () => {
    const found = await requireAppeal(params.id, memberId)
    const { appeal, refusal } = found
    if (refusal !== null) throw new ApiError('forbidden', APPEAL_TEXTS.refusals[refusal])
    if (isRepeated(found, verdict)) return { ok: true as const }
    if (!isOpen(appeal)) return refuseLate(appeal)
    const content = await findContent(appeal)
    assertPossible(found, content, verdict)
    const act = {
      ...requireStaff({ memberId, role }),
      act: ACTS[body.decision],
      kind: 'appeal',
      objectId: idOfAppeal(appeal),
      category: body.measure,
    } as const
    await onConditionFailed(
      transactAct(act, await decisionParts(found, content, verdict)),
      (failed) => {
        // The rule is part of the transaction, and nothing else fails with it.
        if (failed.has('statement'))
          throw new ApiError('forbidden', APPEAL_TEXTS.refusals['decided-first'])
        throw failed
      },
    )
    return { ok: true as const }
  }
  return retry(decideOnce, { when: (error) => error instanceof ConditionFailed })
})
