import { epochSeconds } from '#platform/runtime/clock.ts'
import type { DecisionItem } from '../decisions/index.ts'

/** The mail about a decision is out. Beside the log, which never changes; kept longer than any dead letter. */
export interface ToldItem {
  readonly PK: string
  readonly SK: 'TOLD'
  readonly expiresAt: number
}

const KEPT_SECONDS = 30 * 24 * 60 * 60

export const toldKey = ({ SK }: Pick<DecisionItem, 'SK'>): { PK: string; SK: 'TOLD' } => ({
  PK: `MODERATION_TOLD#${SK}`,
  SK: 'TOLD',
})

export const toldItem = (decision: Pick<DecisionItem, 'SK'>): ToldItem => ({
  ...toldKey(decision),
  expiresAt: epochSeconds() + KEPT_SECONDS,
})
