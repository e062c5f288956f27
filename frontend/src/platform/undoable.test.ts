// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, toast } from '#ui/feedback/toast-store.ts'
import { offerUndo, runUndoable } from './undoable.ts'

const offered = () => {
  const [undo, run] = [vi.fn(), vi.fn(() => Promise.resolve())]
  offerUndo({ title: 'Beitrag gelöscht', undo, run })
  return { undo, run }
}

beforeEach(() => vi.useFakeTimers())

afterEach(async () => {
  await runUndoable()
  vi.useRealTimers()
})

test('undoes and never runs when the member takes it back', async () => {
  const { undo, run } = offered()
  currentToast()?.action?.onSelect()
  dismissToast()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(run).not.toHaveBeenCalled()
})

test('runs once when the toast closes, and cannot be undone then', async () => {
  const { undo, run } = offered()
  const action = currentToast()?.action
  dismissToast()
  action?.onSelect()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(undo).not.toHaveBeenCalled()
})

test('runs when another toast takes its place, and lets that one stay', () => {
  const { run } = offered()
  toast({ title: 'Gespeichert' })
  expect(run).toHaveBeenCalledTimes(1)
  expect(currentToast()).toMatchObject({ title: 'Gespeichert', open: true })
})

test('runs after a minute when nothing closes the toast', async () => {
  const { run } = offered()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(currentToast()?.open).toBe(false)
})

test('runs when the page is hidden', () => {
  const { run } = offered()
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  expect(run).toHaveBeenCalledTimes(1)
})

test('runs everything that waits before the session ends', async () => {
  const first = offered()
  const second = offered()
  await runUndoable()
  expect(first.run).toHaveBeenCalledTimes(1)
  expect(second.run).toHaveBeenCalledTimes(1)
})
