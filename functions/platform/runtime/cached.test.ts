import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cached } from './cached.ts'

const FRESH_MS = 1000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a cached value', () => {
  it('is loaded once for concurrent and for later reads while it is fresh', async () => {
    const load = vi.fn<() => Promise<number>>().mockResolvedValue(7)
    const { read } = cached(FRESH_MS, load)
    expect(await Promise.all([read(), read()])).toEqual([7, 7])
    vi.advanceTimersByTime(FRESH_MS - 1)
    await read()
    expect(load).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await read()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is loaded again when it was forgotten or its load failed', async () => {
    const load = vi.fn<() => Promise<number>>().mockResolvedValue(1)
    load.mockRejectedValueOnce(new Error('The table does not answer'))
    const { read, forget } = cached(FRESH_MS, load)
    await expect(read()).rejects.toThrow('The table does not answer')
    expect(await read()).toBe(1)
    forget()
    await read()
    expect(load).toHaveBeenCalledTimes(3)
  })
})
