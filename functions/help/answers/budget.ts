import type { Cost } from '#platform/model/cost.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { ConditionFailed, transact } from '#platform/table/index.ts'
import { berlinDay } from '../../pipeline/run-state/index.ts'
import { reserveCost, settleCost } from './help-day.items.ts'

const MICRO = 1_000_000
/** What all new accounts together may spend of the budget. */
const SHARE_OF_NEW_ACCOUNTS = 0.25
const NO_COST: Cost = { microUsd: 0, input: 0, output: 0 }

export interface Reservation {
  /** Counts what the call did cost, null for nothing. Without it, the maximum stays counted. */
  readonly settle: (cost: Cost | null) => Promise<void>
}

/**
 * Reserves the maximum cost of a call in the budget of the day; undefined when it does not fit, or not into the share
 * of new accounts. Both writes are
 * transactions, which DynamoDB executes once even when their answer is lost, so the count does not drift.
 */
export const reserve = async (
  { microUsd }: Cost,
  isOfNewAccount: boolean,
): Promise<Reservation | undefined> => {
  const budget = Math.floor((env.model?.dailyHelpBudgetUsd ?? 0) * MICRO)
  if (microUsd > budget) return undefined
  const share = isOfNewAccount ? Math.floor(budget * SHARE_OF_NEW_ACCOUNTS) : undefined
  // The settlement belongs to the day of the reservation, also after midnight.
  const day = berlinDay(now())
  try {
    await transact({ day: reserveCost(day, microUsd, { budget, share }) })
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined
    throw error
  }
  return {
    settle: (cost) =>
      transact({ day: settleCost(day, { microUsd, isOfNewAccount }, cost ?? NO_COST) }),
  }
}
