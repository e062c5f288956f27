// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import { faults } from '#testing/fault-proxy.ts'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newOracle } from '#testing/document-client.ts'
import {
  hugeItem,
  plainAnswer,
  reset,
  resetAfterCommit,
  resetReused,
  serviceError,
  skewedClock,
  type WireFault,
} from '#testing/wire-faults.ts'
import { env } from '../runtime/env.ts'
import { newId } from '../runtime/ids.ts'
import type * as Table from './index.ts'
import type { Key } from './index.ts'

interface CountItem {
  readonly PK: string
  readonly SK: string
  readonly count: number
}

type Read = () => Promise<unknown>

const PARALLEL = 100

let table: typeof Table
let key: Key<CountItem>
/** The same read by the gateway and by the SDK, each with a new client. */
let readers: readonly Read[]

beforeEach(async () => {
  vi.resetModules()
  table = await import('./index.ts')
  key = { PK: `WIRE#${newId()}`, SK: 'WIRE' }
  await table.write(table.put({ ...key, count: 0 }))
  const oracle = newOracle()
  const command = { TableName: env.tableName, Key: key, ConsistentRead: true }
  readers = [
    () => table.get(key, { consistent: true }),
    async () => (await oracle.send(new GetCommand(command))).Item,
  ]
})

afterEach(() => {
  faults.clear()
  vi.restoreAllMocks()
})

const stored = () => table.get(key, { consistent: true })
const addOne = () => table.update(key, { add: { count: 1 } })
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** Milliseconds until the call succeeds. */
const timed = async (read: Read): Promise<number> => {
  const start = performance.now()
  await read()
  return performance.now() - start
}

describe('the pause before a further attempt', { tags: ['measure'] }, () => {
  const pauseOf = async (fault: WireFault, times: number, random: number): Promise<number[]> => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const pauses: number[] = []
    for (const read of readers) {
      faults.inject(fault, times, /GetItem/)
      pauses.push(await timed(read))
      expect(faults.arrived.length).toBe(times + 1)
    }
    return pauses
  }

  it.each([
    ['a lost connection', reset, 0.99, 70],
    ['a throttle', serviceError(400, 'ThrottlingException'), 0.1, 295],
    ['429 without a body', plainAnswer(429, ''), 0.1, 295],
    ['Retry-After', serviceError(400, 'ThrottlingException', { 'retry-after': '0.2' }), 0, 395],
    ['x-amz-retry-after', serviceError(503, 'SlowDown', { 'x-amz-retry-after': '90' }), 0, 175],
  ] as const)('after %s is as long as the one of the SDK', async (_, fault, random, atLeastMs) => {
    for (const pause of await pauseOf(fault, 2, random)) {
      expect(pause).toBeGreaterThanOrEqual(atLeastMs)
      expect(pause).toBeLessThan(atLeastMs + 500)
    }
  })
})

describe('another clock', () => {
  const MINUTES = 60_000

  it.each([
    ['ahead', 6 * MINUTES],
    ['behind', -6 * MINUTES],
  ])('of the service, six minutes %s, is taken over with one further attempt', async (_, ahead) => {
    for (const read of readers) {
      faults.inject(skewedClock(ahead), 100, /GetItem/)
      expect(await read()).toEqual({ ...key, count: 0 })
      expect(faults.arrived.length).toBe(2)
      await read()
      expect(faults.arrived.length).toBe(3)
    }
  })

  it('is taken over by parallel calls', async () => {
    for (const read of readers) {
      faults.inject(skewedClock(6 * MINUTES), 100, /GetItem/)
      const items = await Promise.all([read(), read(), read()])
      expect(items).toEqual(items.map(() => ({ ...key, count: 0 })))
      expect(faults.arrived.length).toBe(6)
    }
  })

  it('within five minutes needs no further attempt', async () => {
    for (const read of readers) {
      faults.inject(skewedClock(4.5 * MINUTES), 100, /GetItem/)
      await read()
      expect(faults.arrived.length).toBe(1)
    }
  })
})

describe('connections', () => {
  it('are kept for the next call', async () => {
    for (const read of readers) {
      await read()
      faults.inject(reset, 0, /GetItem/)
      for (let count = 0; count < 5; count++) await read()
      expect(new Set(faults.arrived.map(({ socket }) => socket)).size).toBe(1)
    }
  })

  it('that the service closed after the call before cost one further attempt', async () => {
    for (const read of readers) {
      faults.inject(resetReused, 100, /GetItem/)
      for (let count = 0; count < 3; count++) expect(await read()).toEqual({ ...key, count: 0 })
      expect(faults.arrived.length).toBeLessThanOrEqual(6)
    }
  })
})

it('reads a body of 16 MB', async () => {
  const bytes = 16 * 1024 * 1024
  for (const read of readers) {
    faults.inject(hugeItem(bytes), 1, /GetItem/)
    const item = (await read()) as { readonly text: string }
    expect(item.text.length).toBe(bytes)
  }
})

it('stops further attempts while nothing succeeds, and resumes them afterwards', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  for (const read of readers) {
    const attempts: number[] = []
    for (let count = 0; count < 20; count++) {
      faults.inject(reset, 100, /GetItem/)
      await failure(read())
      attempts.push(faults.arrived.length)
    }
    expect([attempts[0], attempts.at(-1)]).toEqual([3, 1])
    faults.clear()
    for (let count = 0; count < 20; count++) await read()
    faults.inject(reset, 1, /GetItem/)
    expect(await failure(read())).toBeNull()
  }
})

describe('a write whose answer was lost', () => {
  it('is executed once as a transaction', async () => {
    faults.inject(resetAfterCommit, 2, /TransactWriteItems/)
    await table.transact({ count: addOne() })
    expect(faults.arrived.length).toBe(3)
    expect((await stored())?.count).toBe(1)
  })

  it('is executed for each of two equal transactions', async () => {
    await table.transact({ count: addOne() })
    await table.transact({ count: addOne() })
    expect((await stored())?.count).toBe(2)
  })

  it('counts as possibly committed when no attempt was answered', async () => {
    faults.inject(resetAfterCommit, 3, /TransactWriteItems/)
    const error = await failure(table.transact({ count: addOne() }))
    expect(table.isDefinitelyNotCommitted(error)).toBe(false)
    expect((await stored())?.count).toBe(1)
  })

  it('fails its own condition as a single write, with the current item on request', async () => {
    const condition = { count: 0 }
    const change = table.update(key, { set: { count: 1 }, condition, returnOnFailure: true })
    faults.inject(resetAfterCommit, 1, /UpdateItem/)
    const error = await failure(table.write(change))
    expect(error).toBeInstanceOf(table.ConditionFailed)
    expect(error).toMatchObject({ item: { count: 1 } })
  })
})

describe('a hundred parallel transactions', () => {
  const parallel = (work: () => Promise<void>): Promise<unknown[]> =>
    Promise.all(Array.from({ length: PARALLEL }, () => failure(work())))

  it('are all executed once when each was cancelled before', async () => {
    faults.inject('conflict', PARALLEL)
    const errors = await parallel(() => table.transact({ count: addOne() }))
    expect(errors.filter(Boolean)).toEqual([])
    expect(faults.arrived.length).toBe(2 * PARALLEL)
    expect((await stored())?.count).toBe(PARALLEL)
  })

  it('all name the failed condition when the engine cancels them', async () => {
    const work = () =>
      table.transact({ count: addOne(), other: table.check({ ...key, SK: 'NONE' }, table.exists) })
    for (const error of await parallel(work)) expect(error).toMatchObject({ names: ['other'] })
    expect((await stored())?.count).toBe(0)
  })
})
