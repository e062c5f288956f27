import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Charge } from './charge.ts'

const FRAME_MS = 16

let level = 0
const onFull = vi.fn()

const aCharge = (): Charge =>
  new Charge({
    onLevel: (reached) => {
      level = reached
    },
    onFull,
  })

beforeEach(() => {
  level = 0
  onFull.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (work: (now: number) => void) =>
    setTimeout(() => {
      // oxlint-disable-next-line house/no-clock-in-tests -- virtual time
      work(performance.now())
    }, FRAME_MS),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('is full once, in less than two seconds, when held', async () => {
  const charge = aCharge()
  charge.press()
  await vi.advanceTimersByTimeAsync(1000)
  expect(onFull).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  charge.press()
  expect(level).toBe(1)
  expect(onFull).toHaveBeenCalledTimes(1)
})

test('is full after five taps, even slow ones', async () => {
  const charge = aCharge()
  for (let tap = 0; tap < 6; tap += 1) {
    charge.press()
    charge.release()
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(onFull).toHaveBeenCalledTimes(1)
})

test('falls slowly to zero when released', async () => {
  const charge = aCharge()
  charge.press()
  charge.release()
  await vi.advanceTimersByTimeAsync(1000)
  expect(level).toBeGreaterThan(0.1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(level).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('is full at once when filled', () => {
  aCharge().fill()
  expect(onFull).toHaveBeenCalledTimes(1)
})
