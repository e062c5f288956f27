import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { itemAt, type Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { berlinDay } from './day.ts'
import { dayKey, SWITCH_KEY, type DayItem, type SwitchItem } from './run-state.items.ts'

const MICRO = 1_000_000

const isOff = (item: object | undefined): boolean =>
  (item as SwitchItem | undefined)?.paused ?? false

/** Whether an admin has halted the pipeline. */
export const isPaused = async (): Promise<boolean> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: SWITCH_KEY, ConsistentRead: true }),
  )
  return isOff(Item)
}

/** The same, of items that were read with others. */
export const isPausedIn = (items: readonly Key[]): boolean => isOff(itemAt(items, SWITCH_KEY))

export interface Halt {
  readonly isPaused: boolean
  /** The model has cost as much today as it may; what is asked at the same moment may go beyond it. */
  readonly isSpent: boolean
}

/** What keeps the model from being asked: the keys to read, and what their items say. */
export const haltOn = (
  at: number,
): { keys: readonly Key[]; of: (items: readonly Key[]) => Halt } => {
  const today = dayKey(berlinDay(at))
  return {
    keys: [SWITCH_KEY, today],
    of: (items) => {
      const { microUsd = 0 } = (itemAt(items, today) as DayItem | undefined) ?? {}
      const isSpent = microUsd >= (env.model?.dailyBudgetUsd ?? 0) * MICRO
      return { isPaused: isPausedIn(items), isSpent }
    },
  }
}
