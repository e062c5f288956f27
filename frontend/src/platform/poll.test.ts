// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollEvery } from './poll.ts'

const stops: (() => void)[] = []

const counted = (everyMs: number) => {
  const task = vi.fn(() => Promise.resolve())
  stops.push(pollEvery(everyMs, task))
  return task
}

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  setHidden(false)
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

test('runs each task at its own interval', async () => {
  const fast = counted(10_000)
  const slow = counted(30_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fast).toHaveBeenCalledTimes(6)
  expect(slow).toHaveBeenCalledTimes(2)
})

test('pauses in a hidden tab and runs what is due when it is visible again', async () => {
  const task = counted(10_000)
  setHidden(true)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(task).not.toHaveBeenCalled()
  setHidden(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(1)
})

test('does not start a running task again, and continues after a failure', async () => {
  let fail: (error: Error) => void = () => undefined
  const task = vi.fn(
    () =>
      new Promise<void>((_resolve, reject) => {
        fail = reject
      }),
  )
  stops.push(pollEvery(10_000, task))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(task).toHaveBeenCalledTimes(1)
  fail(new Error('away'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).toHaveBeenCalledTimes(2)
})

test('stops when its stop function is called', async () => {
  const task = counted(1000)
  stops.pop()?.()
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).not.toHaveBeenCalled()
})
