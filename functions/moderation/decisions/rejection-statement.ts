import { findBannedName, findBannedTerm, readRule } from '#shared/domain/nsbm.ts'
import { rejectionWords } from '#shared/domain/statements/rejection.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import type { HeldItem, HeldType } from '#platform/content/held.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { NewStatement } from '../../cases/statements/index.ts'
import { isRequest } from '../log/index.ts'
import type { Subject } from '#platform/content/subject.ts'

interface Rejected {
  readonly type: HeldType
  readonly contentId: string
  readonly moderatorId: string
  readonly reason: string
}

/** A moderator can take a concert out of the calendar, which waits like what the guard found. */
const isHeldByGuard = ({ type }: Rejected, { reports }: HeldItem, { text }: Subject): boolean => {
  if (reports !== undefined) return false
  if (type !== 'concert') return true
  const lines = text.split('\n')
  return findBannedTerm(text) !== null || lines.some((line) => findBannedName(line) !== null)
}

/** The statement of reasons for a rejection (Art. 17 DSA); undefined where it concerns no content of a member. */
export const rejectionStatement = (
  rejected: Rejected,
  held: HeldItem,
  subject: Subject,
): NewStatement | undefined => {
  const { type, contentId, moderatorId, reason } = rejected
  const { authorId, text } = subject
  if (authorId === undefined || isRequest(rejected)) return undefined
  const detection = isHeldByGuard(rejected, held, subject)
  const term = detection ? readRule(held.rule).term : undefined
  return {
    statementId: newId(),
    kind: type,
    targetId: contentId,
    memberId: authorId,
    measure: 'remove',
    ...rejectionWords({ kind: type, reason, term }),
    excerpt: excerpt(text),
    automated: { detection, decision: false },
    until: null,
    decidedBy: moderatorId,
    holdId: held.statementId,
    at: isoNow(),
  }
}
