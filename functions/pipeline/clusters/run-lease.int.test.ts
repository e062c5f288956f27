import { faults } from '#testing/fault-proxy.ts'
import { afterEach, expect, it } from 'vitest'
import { withRunLease } from './run-lease.ts'

afterEach(() => {
  faults.clear()
})

it('allows one run at a time, and records that another was requested', async () => {
  const first = await withRunLease(async () => {
    expect(await withRunLease(() => Promise.resolve('second'))).toBeNull()
    expect(await withRunLease(() => Promise.resolve('third'))).toBeNull()
    return 'first'
  })
  expect(first).toEqual({ result: 'first', isAskedAgain: true })
  expect(await withRunLease(() => Promise.resolve('next'))).toEqual({
    result: 'next',
    isAskedAgain: false,
  })
})

it('is free again after a failed run', async () => {
  await expect(withRunLease(() => Promise.reject(new Error('Riss')))).rejects.toThrow('Riss')
  expect(await withRunLease(() => Promise.resolve(1))).toMatchObject({ result: 1 })
})

it('lets one of several concurrent runs work, which sees that another was requested', async () => {
  let running = 0
  const work = async (): Promise<void> => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  const all = await Promise.all(Array.from({ length: 5 }, () => withRunLease(work)))
  const ran = all.filter((one) => one !== null)
  expect(ran.length).toBeGreaterThan(0)
  // A request is recorded with an active run, so there is none when all ran one after the other.
  expect(ran.some(({ isAskedAgain }) => isAskedAgain)).toBe(ran.length < all.length)
})

it('assumes that another run was requested when the answer of the release was lost', async () => {
  const ran = await withRunLease(async () => {
    await withRunLease(() => Promise.resolve('second'))
    faults.inject('lost', 1, /UpdateItem/)
  })
  expect(faults.met).toBe(1)
  expect(ran?.isAskedAgain).toBe(true)
})
