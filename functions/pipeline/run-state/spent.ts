import type { Cost } from '#platform/model/cost.ts'

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
