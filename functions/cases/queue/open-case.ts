import { findMember } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { CaseItem } from '../items/index.ts'
import { CASE_TEXTS } from '../texts.ts'
import { findCase } from './case.repository.ts'
import { assertNotInvolved, type CaseCaller } from './involvement.ts'

/** For moderators who come too late: it names who decided, and what. */
export const alreadyDecided = async ({
  decidedBy,
  outcome,
  measures = [],
}: CaseItem): Promise<ApiError> => {
  const decider = decidedBy === undefined ? undefined : await findMember(decidedBy)
  const name = decider?.displayName ?? CASE_TEXTS.formerStaff
  return new ApiError('conflict', CASE_TEXTS.decided(name, outcome === 'unchanged' ? [] : measures))
}

/**
 * The case, for a member of the staff who wants to change it.
 * @throws ApiError not_found; conflict when it is decided or the moderator reported its object
 */
export const requireOpenCase = async (caller: CaseCaller, caseId: string): Promise<CaseItem> => {
  const item = await findCase(caseId)
  if (!item) throw new ApiError('not_found', CASE_TEXTS.noCase)
  await assertNotInvolved(caller, item)
  if (item.state === 'decided') throw await alreadyDecided(item)
  return item
}
