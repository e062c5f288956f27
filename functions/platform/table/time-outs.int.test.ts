// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import '#testing/impatient.ts'
import { faults } from '#testing/fault-proxy.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import { call, type Called } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { halfThenSilence, silence, type WireFault } from '#testing/wire-faults.ts'
import { handler } from '../../auth/sessions/current-user.ts'
import { newId } from '../runtime/ids.ts'
import { getMany, put, query, write } from './index.ts'

const ANSWER_MS = 3000

interface Timed<T> {
  readonly result: T
  readonly ms: number
  readonly attempts: number
}

/** By operation; each applies to the first calls only. */
const FAULTS = new Map<string, { readonly fault: WireFault; times: number }>([
  ['Query', { fault: silence, times: 1 }],
  ['BatchGetItem', { fault: halfThenSilence, times: 1 }],
  ['PutItem', { fault: (exchange) => void exchange.forward(), times: 1 }],
  ['GetItem', { fault: silence, times: 100 }],
])

const operationOf = (target: string): string => target.slice(target.indexOf('.') + 1)

const byOperation: WireFault = async (exchange) => {
  const planned = FAULTS.get(operationOf(String(exchange.request.headers['x-amz-target'])))
  if (planned && planned.times-- > 0) return planned.fault(exchange)
  const { status, headers, body } = await exchange.forward()
  exchange.response.writeHead(status, headers).end(body)
}

const timed = async <T>(operation: string, work: Promise<T>): Promise<Timed<T>> => {
  const start = performance.now()
  const result = await work
  const attempts = faults.arrived.filter((one) => operationOf(one.operation) === operation).length
  return { result, ms: performance.now() - start, attempts }
}

const key = { PK: `SILENCE#${newId()}`, SK: 'SILENCE' }
const late = { ...key, SK: 'LATE' }

const runAll = async (token: string) => {
  const [queried, read, written, answered] = await Promise.all([
    timed('Query', query(key)),
    timed('BatchGetItem', getMany([key])),
    timed('PutItem', write(put(late))),
    timed('GetItem', call(handler, currentUser, { token })),
  ])
  return { queried, read, written, answered }
}

let runs: Awaited<ReturnType<typeof runAll>>

// All at once, because each takes seconds.
beforeAll(async () => {
  const { token } = await aMember()
  await write(put(key))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  faults.inject(byOperation, Infinity, /./)
  runs = await runAll(token)
})

afterAll(() => {
  faults.clear()
  vi.restoreAllMocks()
})

const expectSecondAttempt = ({ ms, attempts }: Timed<unknown>): void => {
  expect(attempts).toBe(2)
  expect(ms).toBeGreaterThanOrEqual(ANSWER_MS - 5)
  expect(ms).toBeLessThan(ANSWER_MS + 1500)
}

it('tries again when a call is not answered for three seconds', { tags: ['measure'] }, () => {
  expectSecondAttempt(runs.queried)
  expect(runs.queried.result.items).toContainEqual(key)
})

// The SDK waits five minutes for the rest of a body.
it('tries again when the rest of an answer does not come', { tags: ['measure'] }, () => {
  expectSecondAttempt(runs.read)
  expect(runs.read.result).toEqual([key])
})

it('tries a write again that was executed but not answered', { tags: ['measure'] }, () => {
  expectSecondAttempt(runs.written)
})

it(
  'gives members 503 with Retry-After before the function is out of time',
  { tags: ['measure'] },
  () => {
    const { result, ms, attempts }: Timed<Called> = runs.answered
    expect([result.status, result.headers['retry-after']]).toEqual([503, '2'])
    expect(attempts).toBe(3)
    expect(ms).toBeGreaterThanOrEqual(3 * ANSWER_MS - 5)
    expect(ms).toBeLessThan(3 * ANSWER_MS + 1500)
  },
)
