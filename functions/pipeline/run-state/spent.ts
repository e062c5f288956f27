import type { Cost } from '#platform/model/cost.ts'
import type { DayItem } from './run-state.items.ts'

/** What an attempt has paid that is not counted yet. */
export interface Spent {
  readonly writing: Cost | null
  readonly checking: Cost | null
}

export const NOTHING_SPENT: Spent = { writing: null, checking: null }

/** The totals of a day that grow; undefined when nothing was spent. */
export const costOnDay = ({ writing, checking }: Spent) => {
  const costs = [writing, checking].filter((cost) => cost !== null)
  const total = (of: (cost: Cost) => number): number => costs.reduce((all, one) => all + of(one), 0)
  if (costs.length === 0) return undefined
  return {
    microUsd: total((cost) => cost.microUsd),
    ...(checking && { checkMicroUsd: checking.microUsd }),
    inputTokens: total((cost) => cost.input),
    outputTokens: total((cost) => cost.output),
  }
}

const MICRO = 1_000_000

/** What a day's news have cost so far, in US dollars: together, and apart for writing and checking. */
export const newsCostOn = ({ microUsd = 0, checkMicroUsd = 0 }: Partial<DayItem>) => ({
  usd: microUsd / MICRO,
  writingUsd: (microUsd - checkMicroUsd) / MICRO,
  checkingUsd: checkMicroUsd / MICRO,
})
