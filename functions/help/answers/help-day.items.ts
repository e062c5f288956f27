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
  readonly inputTokens?: number
  readonly outputTokens?: number
  /** Calls of the model that are settled. */
  readonly answers?: number
}

/** `day` is `yyyy-mm-dd` in Berlin. */
export const helpDayKey = (day: string): Key<HelpDayItem> => ({ PK: 'AI_HELP', SK: `DAY#${day}` })

/** Counts the maximum cost of a call before it is made. The condition fails when it does not fit into the budget. */
export const reserveCost = (day: string, maxMicroUsd: number, budgetMicroUsd: number) =>
  update(helpDayKey(day), {
    add: { microUsd: maxMicroUsd },
    condition: expression`attribute_not_exists(microUsd) OR microUsd <= ${budgetMicroUsd - maxMicroUsd}`,
  })

/** Replaces a reservation by what the call did cost. */
export const settleCost = (day: string, reserved: number, cost: Cost): Write<HelpDayItem> =>
  update(helpDayKey(day), {
    add: {
      microUsd: cost.microUsd - reserved,
      inputTokens: cost.input,
      outputTokens: cost.output,
      answers: 1,
    },
  })
