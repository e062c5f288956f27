import type { Role } from '#shared/api/members.ts'
import { requireStaff, type Act } from '#platform/audit/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  appendDecision,
  decisionItem,
  type DecisionItem,
} from '#platform/content/decision.items.ts'
import { concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { concertText } from '../items/concert.presenter.ts'
import { completeSources } from '../items/sources.ts'
import type { Parts } from '../merging/change-concert.ts'

interface DeskRequest {
  readonly memberId: string
  readonly role: Role | undefined
  readonly params: { readonly id: string }
}

/** The entry of the audit log for what a member of the staff does to a concert. */
export const actOn = (
  { memberId, role, params }: DeskRequest,
  act: DecisionItem['action'],
  detail?: string,
): Act => ({
  ...requireStaff({ memberId, role }),
  act,
  kind: 'concert',
  objectId: params.id,
  detail,
})

interface DeskAction {
  readonly action: DecisionItem['action']
  readonly moderatorId: string
  readonly reason: string
}

/** The entry of the moderation log for what a moderator did to a concert. */
export const logged = (concert: ConcertItem, action: DeskAction): Parts => {
  const authorId = completeSources(concert)[0]?.memberId
  const entry = decisionItem(
    newId(),
    {
      ...action,
      type: 'concert',
      contentId: concertIdOf(concert),
      rule: action.reason,
      authorId,
    },
    concertText(concert),
  )
  return { log: appendDecision(entry) }
}
