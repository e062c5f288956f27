import { expect, it } from 'vitest'
import { withRunLease } from './run-lease.ts'

it('is one run at a time; whoever comes meanwhile leaves word, once', async () => {
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

it('is free again after a run that failed', async () => {
  await expect(withRunLease(() => Promise.reject(new Error('Riss')))).rejects.toThrow('Riss')
  expect(await withRunLease(() => Promise.resolve(1))).toMatchObject({ result: 1 })
})

it('of many at once one runs, and knows of the others', async () => {
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
  // Word is left with a run that is under way: only where all ran one after the other there is none.
  expect(ran.some(({ isAskedAgain }) => isAskedAgain)).toBe(ran.length < all.length)
})
