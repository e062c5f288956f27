import type { AppealCard } from '#shared/api/appeals.ts'
import { isInConversation } from '../../content-kinds/parties/index.ts'
import type { AppealCardItem } from '../items/appeal.items.ts'

export type Refusal = NonNullable<AppealCard['refusal']>

type Appealed = Pick<
  AppealCardItem,
  'kind' | 'targetId' | 'memberId' | 'authorId' | 'firstDecidedBy'
>

/** Why a member may not decide (Art. 20 Abs. 4 DSA); null when they may. A report of their own is read apart. */
export const findRefusal = (appeal: Appealed, memberId: string): Refusal | null => {
  if (appeal.firstDecidedBy === memberId) return 'decided-first'
  if (appeal.memberId === memberId || appeal.authorId === memberId) return 'own'
  return isInConversation(memberId, appeal) ? 'conversation' : null
}

/** Whether none of the staff may decide, so that the site needs a second person. */
export const lacksReviewer = (appeal: Appealed, staff: ReadonlySet<string>): boolean =>
  ![...staff].some((memberId) => findRefusal(appeal, memberId) === null)
