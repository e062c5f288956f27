import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oncePerEpisode } from './episode.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('begins once while the calls follow each other, and again after a pause', () => {
  const begin = vi.fn<() => void>()
  const call = oncePerEpisode(begin, 60_000)
  for (const pauseMs of [0, 1000, 59_000, 59_000]) {
    vi.advanceTimersByTime(pauseMs)
    call()
  }
  expect(begin).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(61_000)
  call()
  expect(begin).toHaveBeenCalledTimes(2)
})
