import { escalateCase } from '#shared/api/cases.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, get, retry } from '#platform/table/index.ts'
import { caseCardKey, type EscalationRecord } from '../items/case.items.ts'
import { presentEscalations } from '../queue/case.presenter.ts'
import { requireOpenCase } from '../queue/case.repository.ts'
import { CASE_TEXTS } from '../texts.ts'
import { addEscalation } from './escalation.items.ts'

/** The audit log names the kind of authority; its name and file number are in the case only. */
export const handler = endpoint(escalateCase, async ({ memberId, role, params, body }) => {
  const record: EscalationRecord = { ...body, at: isoNow(), by: memberId }
  const escalateOnce = async () => {
    const item = await requireOpenCase({ memberId, role }, params.id)
    const { escalations = [] } = item
    if (escalations.length >= LIMITS.escalations)
      throw new ApiError('conflict', CASE_TEXTS.tooManyEscalations)
    const card = await get(caseCardKey(item), { consistent: true })
    if (!card) throw new ConditionFailed(['card'])
    const act = {
      ...requireStaff({ memberId, role }),
      act: 'escalate',
      kind: 'case',
      objectId: item.caseId,
      category: body.authority,
    } as const
    await transactAct(act, addEscalation(item, card, record))
    return { escalations: presentEscalations({ ...item, escalations: [...escalations, record] }) }
  }
  return retry(escalateOnce, {
    when: (error) => error instanceof ConditionFailed,
    attempts: 10,
  })
})
