import { keyOf, put, remove, update, type Write } from '#platform/table/index.ts'
import {
  caseCardKey,
  caseKey,
  type CaseCardItem,
  type CaseItem,
  type EscalationRecord,
} from '../items/case.items.ts'

type Writes = Readonly<Record<string, Write>>

/** A card that moves keeps every report that was counted since it was read, because that fails the move. */
const moveCard = (card: CaseCardItem, changed: Partial<CaseCardItem>): Writes => ({
  card: put<CaseCardItem>({
    ...card,
    ...changed,
    ...caseCardKey({ caseId: card.caseId, isUrgent: true }),
  }),
  earlierCard: remove(keyOf(card), { reports: card.reports }),
})

/** Fails when the case changed since it was read. Its card moves to the urgent ones. */
export const addEscalation = (
  item: CaseItem,
  card: CaseCardItem,
  record: EscalationRecord,
): Writes => {
  const { caseId, revision, isUrgent, escalations = [] } = item
  const set = {
    escalations: [...escalations, record],
    isUrgent: true,
    revision: revision + 1,
  }
  return {
    case: update(caseKey(caseId), { set, condition: { state: 'open', revision } }),
    ...(isUrgent
      ? { card: update(keyOf(card), { set, condition: { caseId } }) }
      : moveCard(card, set)),
  }
}
