import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import type { Key } from '#platform/table/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'

/** Records that the mail about a decision was sent. Stored beside the log, which never changes. */
export interface DecisionMailItem {
  readonly PK: string
  readonly SK: 'TOLD'
  readonly expiresAt: number
}

/** Longer than a message can wait in a dead-letter queue. */
const TTL_SECONDS = keptSeconds('decisionMail')

export const decisionMailKey = ({ SK }: Pick<DecisionItem, 'SK'>): Key<DecisionMailItem> => ({
  PK: `MODERATION_TOLD#${SK}`,
  SK: 'TOLD',
})

export const decisionMailItem = (decision: Pick<DecisionItem, 'SK'>): DecisionMailItem => ({
  PK: decisionMailKey(decision).PK,
  SK: 'TOLD',
  expiresAt: epochSeconds() + TTL_SECONDS,
})
