import { assignCase, type CaseCard } from '#shared/api/cases.ts'
import { ASSIGNMENT_MINUTES } from '#shared/domain/cases.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requireMember } from '#platform/identity/member.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry, transact } from '#platform/table/index.ts'
import { assertMayDecide } from '../queue/involvement.ts'
import { presentAssignee } from '../queue/case.presenter.ts'
import { requireOpenCase } from '../queue/case.repository.ts'
import { CASE_TEXTS } from '../texts.ts'
import type { CaseItem } from '../items/case.items.ts'
import { assignTo, unassign } from './assignment.items.ts'

const MINUTE_MS = 60_000

type Assignee = CaseCard['assignee']

interface Moderator {
  readonly memberId: string
  readonly role: Parameters<typeof requireStaff>[0]['role']
}

const actOn = (moderator: Moderator, { caseId }: CaseItem, act: 'assign' | 'release') => ({
  ...requireStaff(moderator),
  act,
  kind: 'case' as const,
  objectId: caseId,
})

/** Prolonging is no act of its own. */
const take = async (moderator: Moderator, item: CaseItem, current: Assignee): Promise<Assignee> => {
  const { memberId } = moderator
  const { displayName } = await requireMember(memberId)
  const until = new Date(now() + ASSIGNMENT_MINUTES * MINUTE_MS).toISOString()
  const assignee = { memberId, displayName, until }
  const parts = assignTo(item, assignee)
  await (current ? transact(parts) : transactAct(actOn(moderator, item, 'assign'), parts))
  return presentAssignee({ assignee }, memberId)
}

const giveBack = async (moderator: Moderator, item: CaseItem, current: Assignee): Promise<null> => {
  if (current) await transactAct(actOn(moderator, item, 'release'), unassign(item))
  return null
}

/** One moderator at a time: a free case goes to the first call, and another moderator gets it once the time is over. */
export const handler = endpoint(assignCase, async ({ memberId, role, params, body }) => {
  const assignOnce = async (): Promise<Assignee> => {
    const item = await requireOpenCase({ memberId, role }, params.id)
    if (body.assigned) assertMayDecide(memberId, item)
    const current = presentAssignee(item, memberId)
    if (current && !current.isYou)
      throw new ApiError('conflict', CASE_TEXTS.assigned(current.displayName))
    const moderator = { memberId, role }
    return body.assigned ? take(moderator, item, current) : giveBack(moderator, item, current)
  }
  const assignee = await retry(assignOnce, {
    when: (error) => error instanceof ConditionFailed,
    attempts: 10,
  })
  return { assignee }
})
