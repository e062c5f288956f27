import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver } from './saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('what comes close together travels together, the newest of each', async () => {
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

test('a later one waits for the one under way, so that it is the last to arrive', async () => {
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

test('what did not get through is kept, sent again, and never overwrites what is newer', async () => {
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

test('a stopped one sends nothing more on its own', async () => {
  const send = vi.fn(() => Promise.resolve())
  const saver = createSaver(send)
  saver.save({ hornsAnimationCompleted: true }, 500)
  saver.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).not.toHaveBeenCalled()
})
