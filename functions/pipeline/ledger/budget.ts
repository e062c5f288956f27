import { env } from '../../platform/env.ts'
import type { DayItem } from './ledger.items.ts'

const MICRO = 1_000_000

/** The model has cost as much today as it may; what is asked at the same moment may go beyond it. */
export const isBudgetUsed = (today: Pick<DayItem, 'microUsd'> | undefined): boolean =>
  (today?.microUsd ?? 0) >= (env.model?.dailyBudgetUsd ?? 0) * MICRO
