import { decideCase } from '#shared/api/cases.ts'
import type { BodyOf } from '#shared/api/contract.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry } from '#platform/table/index.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import type { CaseItem } from '../items/case.items.ts'
import type { StatementItem } from '#platform/content/statement.items.ts'
import { assertMayDecide, type CaseCaller } from '../queue/involvement.ts'
import { isInForce, readEarlier } from '../queue/earlier.repository.ts'
import { possibleMeasures } from '../queue/possible-measures.rules.ts'
import { presentAssignee } from '../queue/case.presenter.ts'
import { requireOpenCase } from '../queue/case.repository.ts'
import { CASE_TEXTS } from '../texts.ts'
import { toAct, listMeasures } from './decision.rules.ts'
import { readSubject } from './subject.repository.ts'
import { decisionParts } from './decision-parts.ts'

type Body = BodyOf<typeof decideCase>

/** @throws ApiError conflict while another moderator works on it */
const assertFree = (item: CaseItem, memberId: string): void => {
  const assignee = presentAssignee(item, memberId)
  if (assignee && !assignee.isYou)
    throw new ApiError('conflict', CASE_TEXTS.assigned(assignee.displayName))
}

/** @throws ApiError conflict when the content changed since the moderator read it, or does not allow the measure */
const assertPossible = (body: Body, item: CaseItem, content: MeasuredContent | undefined): void => {
  if (
    body.version !== undefined &&
    content?.version !== undefined &&
    content.version !== body.version
  )
    throw new ApiError('conflict', CASE_TEXTS.changed)
  const possible = possibleMeasures(content, item)
  for (const measure of listMeasures(body)) {
    if (possible.includes(measure)) continue
    throw new ApiError('conflict', content ? CASE_TEXTS.impossible(measure) : CASE_TEXTS.gone)
  }
}

/** @throws ApiError conflict when an appeal lifted the earlier measures since the moderator read of them */
const assertAsRead = (body: Body, earlier: readonly StatementItem[]): void => {
  const keepsEarlier = body.content?.measure === 'dismiss' && earlier.some(isInForce)
  if (keepsEarlier !== (body.keepsEarlier ?? false))
    throw new ApiError('conflict', CASE_TEXTS.earlierChanged)
}

/** What does not fit may be what another decision did since the case was read; then that is what the conflict says. */
const orDecided = async (caller: CaseCaller, caseId: string, assertFits: () => void) => {
  try {
    assertFits()
  } catch (error) {
    await requireOpenCase(caller, caseId)
    throw error
  }
}

/** The first decision wins. Case, queue, statements, content and member change in one transaction. */
export const handler = endpoint(decideCase, async ({ memberId, role, params, body }) => {
  const caller = { memberId, role }
  const decideOnce = async () => {
    const item = await requireOpenCase(caller, params.id)
    assertMayDecide(memberId, item)
    assertFree(item, memberId)
    const [content, subject, earlier] = await Promise.all([
      findContent(item),
      readSubject(item),
      readEarlier(item),
    ])
    await orDecided(caller, params.id, () => {
      assertPossible(body, item, content)
      assertAsRead(body, earlier)
    })
    const decision = { item, body, content, subject, earlier, decidedBy: memberId, role }
    const { parts, statementIds } = await decisionParts(decision)
    await transactAct({ ...requireStaff(caller), ...toAct(item, body) }, parts)
    return { statementIds }
  }
  return retry(decideOnce, {
    when: (error) => error instanceof ConditionFailed,
    attempts: 10,
  })
})
