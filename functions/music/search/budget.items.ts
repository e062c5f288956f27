import { epochSeconds } from '#platform/runtime/clock.ts'
import { expression, onConditionFailed, update, write, type Key } from '#platform/table/index.ts'

/**
 * Apple allows 20 calls a minute. Every minute, wherever it begins, touches at most four of these windows.
 */
const WINDOW_SECONDS = 20
const CALLS_IN_WINDOW = 5

interface BudgetItem {
  readonly PK: string
  readonly SK: string
  readonly used: number
  readonly expiresAt: number
}

const budgetKey = (window: number): Key<BudgetItem> => ({
  PK: 'MUSIC#ITUNES',
  SK: String(window),
})

/** Counts a call for all function instances. Returns false when the calls of these seconds are used up. */
export const takeItunesCall = async (): Promise<boolean> => {
  const window = Math.floor(epochSeconds() / WINDOW_SECONDS)
  const counted = update(budgetKey(window), {
    add: { used: 1 },
    set: { expiresAt: (window + 2) * WINDOW_SECONDS },
    condition: expression`attribute_not_exists(PK) OR used < ${CALLS_IN_WINDOW}`,
  })
  return onConditionFailed(
    write(counted).then(() => true),
    () => false,
  )
}
