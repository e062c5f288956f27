import type { Cost } from '#platform/model/cost.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'

/** What the answers of one day cost. */
export interface HelpDayItem {
  readonly PK: 'AI_HELP'
  readonly SK: string
  /**
   * What was spent and what running calls may still spend, in millionths of a dollar. The budget holds for this sum, so
   * concurrent calls never exceed it together.
   */
  readonly microUsd?: number
  /** What of that new accounts spent. */
  readonly newAccountsMicroUsd?: number
  readonly inputTokens?: number
  readonly outputTokens?: number
  /** Calls of the model that are settled. */
  readonly answers?: number
}

/** `day` is `yyyy-mm-dd` in Berlin. */
export const helpDayKey = (day: string): Key<HelpDayItem> => ({ PK: 'AI_HELP', SK: `DAY#${day}` })

interface Budget {
  /** In millionths of a dollar. */
  readonly budget: number
  /** The part for new accounts, when the call is of one. */
  readonly share: number | undefined
}

/**
 * Counts the maximum cost of a call before it is made. The condition fails when it does not fit into the budget. A
 * call that alone costs more than the share of new accounts is made while that is untouched.
 */
export const reserveCost = (day: string, maxMicroUsd: number, { budget, share }: Budget) => {
  const fits = expression`(attribute_not_exists(microUsd) OR microUsd <= ${budget - maxMicroUsd})`
  return update(helpDayKey(day), {
    add: {
      microUsd: maxMicroUsd,
      ...(share !== undefined && { newAccountsMicroUsd: maxMicroUsd }),
    },
    condition:
      share === undefined
        ? fits
        : expression`${fits} AND (attribute_not_exists(newAccountsMicroUsd) OR newAccountsMicroUsd <= ${Math.max(0, share - maxMicroUsd)})`,
  })
}

interface Reserved {
  readonly microUsd: number
  readonly isOfNewAccount: boolean
}

/** Replaces a reservation by what the call did cost. */
export const settleCost = (
  day: string,
  { microUsd, isOfNewAccount }: Reserved,
  cost: Cost,
): Write<HelpDayItem> =>
  update(helpDayKey(day), {
    add: {
      microUsd: cost.microUsd - microUsd,
      ...(isOfNewAccount && { newAccountsMicroUsd: cost.microUsd - microUsd }),
      inputTokens: cost.input,
      outputTokens: cost.output,
      answers: 1,
    },
  })
