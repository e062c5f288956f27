import type { DayItem } from './run-state.items.ts'

const MICRO = 1_000_000

/** What a day's news have cost so far, in US dollars: together, and apart for writing and checking. */
export const newsCostOn = ({ microUsd = 0, checkMicroUsd = 0 }: Partial<DayItem>) => ({
  usd: microUsd / MICRO,
  writingUsd: (microUsd - checkMicroUsd) / MICRO,
  checkingUsd: checkMicroUsd / MICRO,
})
