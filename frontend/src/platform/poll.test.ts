// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restPolls, runHinted } from './live/control-polls.ts'
import { pollEvery } from './poll.ts'

const stops: (() => void)[] = []

const counted = (everyMs: number, options: Parameters<typeof pollEvery>[2] = {}) => {
  const task = vi.fn(() => Promise.resolve())
  stops.push(pollEvery(everyMs, task, options))
  return task
}

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  setHidden(false)
  restPolls(false)
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

test('uses the longer interval while polls rest', async () => {
  const resting = counted(10_000, { restingMs: 60_000 })
  const other = counted(10_000)
  restPolls(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(resting).toHaveBeenCalledTimes(2)
  expect(other).toHaveBeenCalledTimes(12)
})

test('runs a task without an interval only on return to the tab and on hints', async () => {
  const task = counted(10_000, { restingMs: Infinity, hints: ['unread'] })
  restPolls(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(task).not.toHaveBeenCalled()
  for (const returns of [1, 2]) {
    setHidden(true)
    setHidden(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(task, `return ${String(returns)} within the interval`).toHaveBeenCalledTimes(1)
  }
  runHinted(new Set(['unread']))
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(2)
  restPolls(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('runs what is overdue within one interval when polls no longer rest, then at that interval', async () => {
  restPolls(true)
  const task = counted(10_000, { restingMs: 600_000 })
  await vi.advanceTimersByTimeAsync(60_000)
  restPolls(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).toHaveBeenCalledTimes(2)
})

test('runs a task at most every half second because of hints', async () => {
  const task = counted(600_000, { hints: ['threads'] })
  await vi.advanceTimersByTimeAsync(1000)
  for (let hints = 0; hints < 100; hints += 1) {
    runHinted(new Set(['threads']))
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(task.mock.calls.length).toBeLessThanOrEqual(3)
  await vi.advanceTimersByTimeAsync(1000)
  const settled = task.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(settled)
})

test('runs again after a hint that arrived while the task was running', async () => {
  let finish = (): void => undefined
  const task = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  stops.push(pollEvery(600_000, task, { hints: ['threads'] }))
  await vi.advanceTimersByTimeAsync(1000)
  runHinted(new Set(['threads']))
  await vi.advanceTimersByTimeAsync(1000)
  runHinted(new Set(['threads']))
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(600)
  expect(task).toHaveBeenCalledTimes(2)
})

test('runs only with hints of its own when it has no interval', async () => {
  const task = counted(Infinity, { hints: ['comments/1'] })
  await vi.advanceTimersByTimeAsync(1000)
  runHinted()
  runHinted(new Set(['comments', 'comments/2']))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(task).not.toHaveBeenCalled()
  runHinted(new Set(['comments', 'comments/1']))
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(1)
})
