import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onWake } from './device-sleep.ts'

const MINUTE = 60_000
const listener = vi.fn()
let end = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  listener.mockClear()
  end = onWake(listener)
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

it('calls once when the clock jumped by more than three minutes', () => {
  vi.setSystemTime(Date.now() + 3 * MINUTE)
  vi.advanceTimersByTime(10 * MINUTE)
  expect(listener).toHaveBeenCalledOnce()
})

it('does not call while the clock only runs, or after its end', () => {
  vi.advanceTimersByTime(60 * MINUTE)
  end()
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  vi.advanceTimersByTime(10 * MINUTE)
  expect(listener).not.toHaveBeenCalled()
})
