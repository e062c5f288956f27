import { expect, test } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { retryDelay } from './backoff.ts'
import { LIVE_WAITS } from './live-waits.ts'

const longest = (failures: number, askedMs = 0) =>
  retryDelay(failures, LIVE_WAITS, askedMs, () => 1)

test('doubles the longest delay with each failure, up to a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => longest(failures) / 1000)).toEqual([
    2, 4, 8, 16, 32, 60, 60,
  ])
})

test('spreads the delay over the whole interval', () => {
  expect(retryDelay(5, LIVE_WAITS, 0, () => 0)).toBe(0)
  expect(retryDelay(5, LIVE_WAITS, 0, () => 0.5)).toBe(30_000)
})

test('never comes earlier than the server asked for', () => {
  expect(retryDelay(0, LIVE_WAITS, 20_000, () => 0)).toBe(20_000)
})

test('asks less often than the throttle when every connection of a member drops at once', () => {
  const { limit, windowSeconds } = THROTTLES.liveTickets
  let attempts = 0
  for (let at = 0; at < windowSeconds * 1000; attempts++)
    at += retryDelay(attempts, LIVE_WAITS, 0, () => 0.5)
  expect(attempts * LIMITS.liveConnections).toBeLessThanOrEqual(limit)
})
