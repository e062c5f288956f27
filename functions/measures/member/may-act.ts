import type { Role } from '#shared/api/members.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { check, expression } from '#platform/table/index.ts'
import { MEASURE_TEXTS } from '../texts.ts'

export interface Actor {
  readonly memberId: string
  readonly role: Role | undefined
}

/** Nobody acts on themselves, so an admin who acts is always left. @throws ApiError conflict */
export const assertMayActOn = ({ memberId, role }: MemberItem, by: Actor): void => {
  if (memberId === by.memberId) throw new ApiError('conflict', MEASURE_TEXTS.yourself)
  if (role !== 'member' && by.role !== 'admin') throw new ApiError('conflict', MEASURE_TEXTS.staff)
}

/** Fails when the moderator lost the role or is suspended now. */
export const mayAct = ({ memberId, role }: Actor) =>
  check<MemberItem>(
    memberKey(memberId),
    expression`#role = ${role ?? 'member'} AND (attribute_not_exists(restrictedBy) OR restrictedUntil <= ${isoNow()})`,
  )
