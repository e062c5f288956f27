import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../runtime/ids.ts'
import {
  acquireLease,
  get,
  heldBy,
  isLeasedAt,
  releaseLease,
  unlessConditionFailed,
  update,
  withLease,
  write,
  type Key,
  type Leasable,
  type LockItem,
} from './index.ts'

interface StageItem extends Leasable {
  readonly act?: string
  readonly lastAct?: string
}

const FOR_MS = 60_000
const WAITING = { forMs: FOR_MS, tries: 3, pauseMs: 1 }

let key: Key<StageItem>
let lockKey: Key<LockItem>

beforeEach(() => {
  key = { PK: `STAGE#${newId()}`, SK: 'STAGE' }
  lockKey = { PK: key.PK, SK: 'LOCK' }
})
afterEach(() => vi.useRealTimers())

const later = (ms: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

const acquire = async (options: { readonly set?: { readonly act: string } } = {}) => {
  const lease = await acquireLease(key, { forMs: FOR_MS, ...options })
  if (!lease) throw new Error('Another holder has the lease.')
  return lease
}

const fenced = (lease: { readonly holder: string }, act: string) =>
  unlessConditionFailed(
    write(update(key, { set: { act }, condition: heldBy(lease) })).then(() => true),
  )

describe('acquireLease', () => {
  it('has one holder at a time', async () => {
    const leases = await Promise.all(
      Array.from({ length: 10 }, () => acquireLease(key, { forMs: FOR_MS })),
    )
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1)
  })

  it('changes the item in the same write', async () => {
    const lease = await acquire({ set: { act: 'Kreator' } })
    expect(lease.item).toMatchObject({ act: 'Kreator', holder: lease.holder })
    expect(await releaseLease(lease, { set: { lastAct: 'Kreator' }, remove: ['act'] })).toEqual(
      lease.item,
    )
    expect(await get(key, { consistent: true })).toEqual({ ...key, lastAct: 'Kreator' })
  })

  it('lets another holder take over after the end, and fences off the first', async () => {
    const first = await acquire()
    later(FOR_MS + 1)
    const second = await acquire()
    expect(await fenced(first, 'late')).toBeUndefined()
    expect(await fenced(second, 'on time')).toBe(true)
    expect(await releaseLease(first)).toBeNull()
    expect(await get(key, { consistent: true })).toMatchObject({ holder: second.holder })
  })

  it('fences a write by a condition', async () => {
    const ask = () =>
      unlessConditionFailed(
        write(update(key, { set: { act: 'x' }, condition: isLeasedAt(Date.now()) })).then(
          () => true,
        ),
      )
    expect(await ask()).toBeUndefined()
    await acquireLease(key, { forMs: FOR_MS })
    expect(await ask()).toBe(true)
  })
})

describe('withLease', () => {
  it('runs the work of several holders one after the other and deletes the lease', async () => {
    let running = 0
    const work = async (): Promise<number> => {
      running++
      // oxlint-disable-next-line house/no-clock-in-tests -- gives what is too early its chance; a slow machine changes nothing
      await new Promise((resolve) => setTimeout(resolve, 5))
      return running--
    }
    const waiting = { ...WAITING, tries: 200 }
    const ran = await Promise.all(
      Array.from({ length: 5 }, () => withLease(lockKey, waiting, work)),
    )
    expect(ran).toEqual([1, 1, 1, 1, 1])
    expect(await get(lockKey, { consistent: true })).toBeUndefined()
  })

  it('throws a conflict while another holder keeps the lease', async () => {
    await acquireLease(lockKey, { forMs: FOR_MS })
    await expect(withLease(lockKey, WAITING, () => Promise.resolve())).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('releases the lease when the work throws', async () => {
    const fail = () => Promise.reject(new Error('no'))
    await expect(withLease(lockKey, WAITING, fail)).rejects.toThrow('no')
    expect(await get(lockKey, { consistent: true })).toBeUndefined()
  })
})
