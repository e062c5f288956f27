import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlideClock, TICK_MS } from './slide-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const aClock = () => {
  const ticks: number[] = []
  const onEnd = vi.fn()
  const clock = createSlideClock({ onTick: (ms) => ticks.push(ms), onEnd })
  return { clock, ticks, onEnd }
}

/** Every tick from 50 ms to the end. */
const allTicks = (durationMs: number): number[] =>
  Array.from({ length: durationMs / TICK_MS }, (_, index) => (index + 1) * TICK_MS)

describe('the clock of the story viewer', () => {
  it('ticks 1200 times in 60 seconds and drops none', () => {
    const { clock, ticks, onEnd } = aClock()
    clock.begin(60_000)
    clock.setRunning(true)
    vi.advanceTimersByTime(60_000)
    expect(ticks).toEqual(allTicks(60_000))
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('adds up no delay when every timer fires late', () => {
    const LATE_MS = 7
    let time = 0
    const timers: { run: () => void; at: number }[] = []
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
      timers.push({ run, at: time + ms + LATE_MS })) as unknown as typeof setTimeout)
    const ticks: number[] = []
    const onEnd = vi.fn()
    const clock = createSlideClock({ onTick: (ms) => ticks.push(ms), onEnd, now: () => time })
    clock.setRunning(true)
    clock.begin(5000)
    for (let timer = timers.shift(); timer !== undefined; timer = timers.shift()) {
      time = timer.at
      timer.run()
    }
    expect(ticks).toEqual(allTicks(5000))
    expect(time).toBe(5000 + LATE_MS)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('continues where it was stopped', () => {
    const { clock, ticks, onEnd } = aClock()
    clock.begin(1000)
    clock.setRunning(true)
    vi.advanceTimersByTime(420)
    clock.setRunning(false)
    vi.advanceTimersByTime(10_000)
    expect(ticks.at(-1)).toBe(400)
    clock.setRunning(true)
    vi.advanceTimersByTime(579)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(ticks).toEqual(allTicks(1000))
  })

  it('starts each slide at zero and ends it once', () => {
    const { clock, ticks, onEnd } = aClock()
    clock.setRunning(true)
    clock.begin(500)
    vi.advanceTimersByTime(300)
    clock.begin(500)
    vi.advanceTimersByTime(450)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(ticks.at(-1)).toBe(500)
  })
})
