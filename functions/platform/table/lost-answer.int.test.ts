import { faults } from '#testing/fault-proxy.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newId } from '../runtime/ids.ts'
import { acquireLease, get, withLease, type Key, type LockItem } from './index.ts'

const FOR_MS = 60_000

let key: Key<LockItem>

beforeEach(() => {
  key = { PK: `LOCK#${newId()}`, SK: 'LOCK' }
})
afterEach(() => faults.clear())

it('acquires a lease when the answer of the write was lost', async () => {
  faults.inject('lost', 1, /UpdateItem/)
  const lease = await acquireLease(key, { forMs: FOR_MS })
  expect(faults.met).toBe(1)
  expect(lease?.holder).toBe((await get(key, { consistent: true }))?.holder)
  expect(await acquireLease(key, { forMs: FOR_MS })).toBeNull()
})

it('returns the result of the work and leaves no lock when the answer of the release was lost', async () => {
  faults.inject('lost', 1, /DeleteItem/)
  const waiting = { forMs: FOR_MS, tries: 1, pauseMs: 1 }
  expect(await withLease(key, waiting, () => Promise.resolve('done'))).toBe('done')
  expect(faults.met).toBe(1)
  expect(await get(key, { consistent: true })).toBeUndefined()
})
