import { env } from '#platform/runtime/env.ts'
import { get, type ItemSet, type Key } from '#platform/table/index.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { dayKey, SWITCH_KEY, type SwitchItem } from './run-state.items.ts'

const MICRO = 1_000_000

const isOff = (item: SwitchItem | undefined): boolean => item?.paused ?? false

/** Whether an admin has paused the pipeline. */
export const isPaused = async (): Promise<boolean> =>
  isOff(await get(SWITCH_KEY, { consistent: true }))

/** The same for callers that read the switch together with other items. */
export const isPausedIn = (items: ItemSet): boolean => isOff(items.at(SWITCH_KEY))

export interface Halt {
  readonly isPaused: boolean
  /** The daily budget of the model is spent. Calls that are in progress can exceed it. */
  readonly isSpent: boolean
}

/** What stops the model from being called: the keys to read, and the result from their items. */
export const haltOn = (at: number): { keys: readonly Key[]; of: (items: ItemSet) => Halt } => {
  const today = dayKey(berlinDay(at))
  return {
    keys: [SWITCH_KEY, today],
    of: (items) => {
      const { microUsd = 0 } = items.at(today) ?? {}
      const isSpent = microUsd >= (env.model?.dailyBudgetUsd ?? 0) * MICRO
      return { isPaused: isPausedIn(items), isSpent }
    },
  }
}
