import { randomUUID } from 'node:crypto'
import { THROTTLES, type Throttle, type ThrottleName } from '#shared/domain/throttles.ts'
import { epochSeconds } from '../runtime/clock.ts'
import { env } from '../runtime/env.ts'
import { ApiError } from '../runtime/errors.ts'
import { onNewInstance } from '../runtime/instance.ts'
import {
  expression,
  onConditionFailed,
  unlessConditionFailed,
  update,
  write,
  type Condition,
  type Key,
} from '../table/index.ts'

/** Every call counts, also a repetition. */
export class Throttled extends ApiError {}

interface CounterItem {
  readonly PK: string
  /** The start of the window, in seconds since 1970. */
  readonly SK: string
  readonly used: number
  readonly expiresAt: number
  /** The id of the last change of `used`. */
  readonly lastChange?: string
}

interface Window {
  readonly key: Key<CounterItem>
  readonly limit: number
  /** How many uses one write counts. */
  readonly block: number
  readonly end: number
}

const windowOf = (name: ThrottleName, subject: string): Window => {
  const {
    limit,
    windowSeconds,
    lease = 1,
  }: Throttle = { ...THROTTLES[name], ...env.throttles[name] }
  const seconds = epochSeconds()
  const start = seconds - (seconds % windowSeconds)
  return {
    key: { PK: `THROTTLE#${name}#${subject}`, SK: String(start) },
    limit,
    block: limit % lease === 0 ? lease : 1,
    end: start + windowSeconds,
  }
}

/**
 * Holds unless this change was already made: the gateway sends a write again when its answer was lost.
 * A change of another caller between the two is not recognised.
 */
const isNotDone = (change: string): Condition<CounterItem> =>
  expression`(attribute_not_exists(lastChange) OR lastChange <> ${change})`

/** Takes a block of uses of the window at once. @throws ApiError throttled, with the seconds until the window ends */
const takeBlock = async ({ key, limit, block, end }: Window): Promise<void> => {
  const lastChange = randomUUID()
  const count = update(key, {
    add: { used: block },
    set: { expiresAt: end, lastChange },
    condition: expression`(attribute_not_exists(used) OR used <= ${limit - block}) AND ${isNotDone(lastChange)}`,
    returnOnFailure: true,
  })
  await onConditionFailed(write(count), ({ item }) => {
    if (item?.['lastChange'] === lastChange) return
    throw new Throttled('throttled', undefined, Math.max(1, end - epochSeconds()))
  })
}

const MAX_BLOCKS = 2000
/** By window, uses that are counted in the table but not taken yet. */
const usesLeft = new Map<string, number>()

const idOf = ({ key }: Window): string => `${key.PK}@${key.SK}`

/**
 * Counts one use by `subject` (a member id, an address) in the current window.
 * @throws ApiError throttled, with the seconds until the window ends
 */
export const throttle = async (name: ThrottleName, subject: string): Promise<void> => {
  const window = windowOf(name, subject)
  const id = idOf(window)
  const left = usesLeft.get(id) ?? 0
  if (left > 0) {
    usesLeft.set(id, left - 1)
    return
  }
  await takeBlock(window)
  if (window.block === 1) return
  if (usesLeft.size >= MAX_BLOCKS) usesLeft.clear()
  usesLeft.set(id, (usesLeft.get(id) ?? 0) + window.block - 1)
}

/** Forgets the uses that were counted ahead. */
export const resetThrottles = (): void => {
  usesLeft.clear()
}
onNewInstance(resetThrottles)

/** Returns a use that does not count after all; for throttles that count one at a time. */
export const returnUse = async (name: ThrottleName, subject: string): Promise<void> => {
  const { key } = windowOf(name, subject)
  const lastChange = randomUUID()
  const change = update(key, {
    add: { used: -1 },
    set: { lastChange },
    condition: expression`used > ${0} AND ${isNotDone(lastChange)}`,
  })
  // The condition also fails when the window is over; then there is nothing to take back.
  await unlessConditionFailed(write(change))
}
