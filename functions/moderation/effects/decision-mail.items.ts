import { epochSeconds } from '#platform/runtime/clock.ts'
import type { DecisionItem } from '../decisions/index.ts'

/** The mail about a decision is out. Beside the log, which never changes; kept longer than any dead letter. */
export interface DecisionMailItem {
  readonly PK: string
  readonly SK: 'TOLD'
  readonly expiresAt: number
}

const KEPT_SECONDS = 30 * 24 * 60 * 60

export const decisionMailKey = ({ SK }: Pick<DecisionItem, 'SK'>): { PK: string; SK: 'TOLD' } => ({
  PK: `MODERATION_TOLD#${SK}`,
  SK: 'TOLD',
})

export const decisionMailItem = (decision: Pick<DecisionItem, 'SK'>): DecisionMailItem => ({
  ...decisionMailKey(decision),
  expiresAt: epochSeconds() + KEPT_SECONDS,
})
