import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver } from './saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('sends changes close together in one request, with the newest values', async () => {
  const send = vi.fn(() => Promise.resolve())
  const saver = createSaver(send)
  saver.save({ selectedRoles: ['fan'] }, 500)
  saver.save({ selectedRoles: ['fan', 'band'] }, 500)
  saver.save({ hornsAnimationCompleted: true }, 500)
  await vi.advanceTimersByTimeAsync(499)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls).toEqual([
    [{ selectedRoles: ['fan', 'band'], hornsAnimationCompleted: true }],
  ])
})

test('sends a later change after the running request', async () => {
  const first = Promise.withResolvers<undefined>()
  const send = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined)
  const saver = createSaver(send)
  saver.save({ selectedRoles: ['fan'] })
  await vi.advanceTimersByTimeAsync(0)
  saver.save({ selectedRoles: ['tech'] })
  await vi.advanceTimersByTimeAsync(10)
  expect(send).toHaveBeenCalledTimes(1)
  first.resolve(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenLastCalledWith({ selectedRoles: ['tech'] })
})

test('sends failed changes again without overwriting newer ones', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  const saver = createSaver(send)
  saver.save({ selectedRoles: ['fan'], rolesSelected: true })
  await expect(saver.flush()).rejects.toThrow('offline')
  saver.save({ selectedRoles: ['tech'] }, 100_000)
  await saver.flush()
  expect(send).toHaveBeenLastCalledWith({ selectedRoles: ['tech'], rolesSelected: true })
  await saver.flush()
  expect(send).toHaveBeenCalledTimes(2)
})

test('sends nothing by itself after it was stopped', async () => {
  const send = vi.fn(() => Promise.resolve())
  const saver = createSaver(send)
  saver.save({ hornsAnimationCompleted: true }, 500)
  saver.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).not.toHaveBeenCalled()
})
