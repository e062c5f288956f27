import { endMemberSessions } from '#shared/api/member-sessions.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { findMember } from '#platform/identity/member.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, update } from '#platform/table/index.ts'
import { endSessionsWithin } from '../../auth/index.ts'
import { MEASURE_TEXTS } from '../texts.ts'
import { assertMayActOn, mayAct } from './may-act.ts'

/**
 * No measure: the member signs in again at once. The newest sessions end in the transaction, the rest, the known
 * devices and the open connections by event.
 */
export const handler = endpoint(endMemberSessions, async ({ memberId, role, params, body }) => {
  const { id } = params
  const by = { memberId, role }
  const member = await findMember(id, { consistent: true })
  if (!member) throw new ApiError('not_found')
  assertMayActOn(member, by)
  const act = { act: 'end-sessions', kind: 'member', objectId: id, category: body.reason } as const
  const ended = transactAct(
    { ...requireStaff(by), ...act },
    {
      member: update(memberKey(id), {
        set: { sessionsEndedAt: isoNow() },
        condition: { role: member.role },
      }),
      actor: mayAct(by),
      ...(await endSessionsWithin(id)),
    },
  )
  await onConditionFailed(ended, () => {
    throw new ApiError('conflict', MEASURE_TEXTS.changed)
  })
  return { ok: true as const }
})
