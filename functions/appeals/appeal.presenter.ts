import type { AppealCard } from '#shared/api/appeals.ts'
import type { Appeal } from '#shared/api/own-appeal.ts'
import { idOfAppeal, type AppealCardItem, type AppealItem } from './items/appeal.items.ts'

export const presentAppeal = (item: AppealItem): Appeal => ({
  state: item.state,
  text: item.text,
  at: item.at,
  decision: item.decision ?? null,
  reasons: item.reasons ?? null,
  decidedAt: item.decidedAt ?? null,
  nothingRestored: item.nothingRestored ?? false,
  newStatementId: item.newStatementId ?? null,
})

export const presentCard = (
  item: Omit<AppealCardItem, 'PK' | 'SK' | 'isInReview'>,
  shown: Pick<AppealCard, 'state' | 'refusal' | 'lacksReviewer'>,
): AppealCard => ({
  id: idOfAppeal(item),
  at: item.at,
  kind: item.kind,
  origin: item.origin,
  measure: item.measure,
  isTooMild: item.isTooMild ?? false,
  excerpt: item.excerpt,
  ...shown,
})
