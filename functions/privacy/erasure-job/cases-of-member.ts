import { proofEndsAt } from '#shared/domain/retention.ts'
import { findMember } from '#platform/identity/member.ts'
import { listRestrictions } from '#platform/identity/restriction.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { STAFF_KEY, type StaffItem } from '#platform/identity/staff.items.ts'
import {
  expression,
  onConditionFailed,
  query,
  unlessConditionFailed,
  update,
  write,
  type Key,
} from '#platform/table/index.ts'
import {
  caseKey,
  openCasesPartition,
  statementKey,
  type CaseCardItem,
  type CaseItem,
  type StatementItem,
} from '../../cases/items/index.ts'
import type { Erasing } from './erasing.ts'

/** Cases that a moderator worked on are free for others at once. */
export const releaseCases = async (erasing: Erasing): Promise<void> => {
  const { memberId } = erasing
  const isAssigned = expression`assignee.memberId = ${memberId}`
  let startAt: Key | undefined
  do {
    const page = await query(openCasesPartition, {
      filter: isAssigned,
      consistent: true,
      startAt,
    })
    for (const { PK, SK, caseId } of page.items)
      await erasing.change('case', {
        card: update<CaseCardItem>({ PK, SK }, { remove: ['assignee'], condition: isAssigned }),
        item: update<CaseItem>(caseKey(caseId), { remove: ['assignee'] }),
      })
    startAt = page.next
  } while (startAt)
}

/** The measure against an account that is gone is over, so its statement gets an end. */
export const endStatements = async ({ memberId }: Erasing): Promise<void> => {
  const member = await findMember(memberId, { consistent: true })
  const lasting = member ? listRestrictions(member).filter(({ until }) => until === null) : []
  for (const { statementId } of lasting)
    await unlessConditionFailed(
      write(
        update<StatementItem>(statementKey(statementId), {
          set: { expiresAt: proofEndsAt(isoNow()) },
          condition: expression`attribute_exists(PK) AND attribute_not_exists(expiresAt)`,
        }),
      ),
    )
}

/** Nobody counts on the decisions of a member who left. */
export const leaveStaff = (erasing: Erasing): Promise<void> => {
  const { memberId } = erasing
  const staff = update<StaffItem>(STAFF_KEY, {
    removeFrom: { memberIds: new Set([memberId]) },
    condition: expression`contains(memberIds, ${memberId})`,
  })
  return onConditionFailed(erasing.change('staff', { staff }), () => undefined)
}
