import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
// oxlint-disable-next-line house/no-clock-in-tests -- gives what is too early its chance; a slow machine changes nothing
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { FunctionFailure } from './failure.ts'
import { ISOLATE_BYTES, IsolatePool, type FunctionOptions } from './pool.ts'
import { ProcessMemory } from './process-memory.ts'

/** Answers after `ms` with its process id and the number of its calls, and keeps `mb` of memory. */
const CODE = `
let calls = 0
const kept = []
export const handler = async ({ ms = 0, mb = 0 }) => {
  calls += 1
  kept.push(Buffer.alloc(mb * 1024 * 1024, 1))
  await new Promise((resolve) => setTimeout(resolve, ms))
  return { pid: process.pid, calls }
}`

interface Answer {
  readonly pid: number
  readonly calls: number
}

const directory = mkdtempSync(join(tmpdir(), 'isolate-pool-'))
const memory = new ProcessMemory()
const log = new PassThrough()
let pool: IsolatePool | undefined

beforeAll(() => {
  log.resume()
  writeFileSync(join(directory, 'index.mjs'), CODE)
})
afterEach(() => pool?.kill())
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const poolOf = (isolates: number, onFull: () => void = () => undefined, patience = 3) => {
  pool = new IsolatePool({
    memory: {
      // An idle isolate without libraries uses less than what is reserved for it.
      capBytes: isolates * ISOLATE_BYTES,
      of: (pid) => memory.of(pid),
      outside: () => 0,
    },
    onFull,
    onFailure: () => undefined,
    minIsolates: 1,
    patience,
  })
  return {
    pool,
    fill: async (name: string, mb: number): Promise<Answer> =>
      JSON.parse((await pool?.invoke(options(name), JSON.stringify({ mb }))) ?? '') as Answer,
    call: async (name: string, ms = 0, maxWaitMs = Infinity): Promise<Answer> =>
      JSON.parse(
        (await pool?.invoke(options(name), JSON.stringify({ ms }), maxWaitMs)) ?? '',
      ) as Answer,
  }
}

const options = (functionName: string): FunctionOptions => ({
  functionName,
  arn: `arn:aws:lambda:eu-central-1:000000000000:function:${functionName}`,
  directory,
  handler: 'index.handler',
  memoryMb: 128,
  timeoutMs: 10_000,
  environment: {},
  log,
  memoryOf: (pid) => memory.now(pid),
})

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const untilEnded = (pid: number) => eventually(() => expect(isRunning(pid)).toBe(false))

it('ends the least recently used isolate when the memory is used, and starts it again for its next call', async () => {
  const { call } = poolOf(2)
  const one = await call('one')
  const two = await call('two')
  expect((await call('one')).calls).toBe(2)
  await call('three')
  await untilEnded(two.pid)
  expect(isRunning(one.pid)).toBe(true)
  const again = await call('two')
  expect(again.calls).toBe(1)
  await untilEnded(one.pid)
})

it('counts what isolates really use, and ends the least recently used one that outgrew the cap', async () => {
  const onFull = vi.fn<() => void>()
  const { pool: tidied, call, fill } = poolOf(4, onFull)
  const one = await call('one')
  const two = await fill('two', 45)
  expect(onFull).not.toHaveBeenCalled()
  await tidied.tidy()
  await untilEnded(one.pid)
  expect(isRunning(two.pid)).toBe(true)
  expect(onFull).toHaveBeenCalled()
})

it('keeps every isolate warm while there is room', async () => {
  const onFull = vi.fn<() => void>()
  const { call } = poolOf(3, onFull)
  for (const name of ['one', 'two', 'three']) await call(name)
  for (const name of ['one', 'two', 'three']) expect((await call(name)).calls).toBe(2)
  expect(onFull).not.toHaveBeenCalled()
})

it('lets a call wait, instead of ending a busy isolate, when all are busy', async () => {
  const onFull = vi.fn<() => void>()
  const { call } = poolOf(1, onFull)
  const slow = call('slow', 600)
  await sleep(50)
  const finished: string[] = []
  const waiting = call('other').then(() => finished.push('other'))
  await slow.then(() => finished.push('slow'))
  await waiting
  expect(finished).toEqual(['slow', 'other'])
  expect(onFull).toHaveBeenCalled()
})

it('refuses a call that waited for too long, and answers the next one', async () => {
  const { call } = poolOf(1)
  const slow = call('slow', 1000)
  await sleep(50)
  const failure = await call('other', 0, 100).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FunctionFailure)
  expect(failure).toMatchObject({ reason: 'throttle' })
  await slow
  expect((await call('other')).calls).toBe(1)
})

it('serves concurrent calls of one function in turn, rather than ending the isolate of another', async () => {
  const { call } = poolOf(2, undefined, 1000)
  const other = await call('other')
  const answers = await Promise.all([call('one'), call('one'), call('one')])
  expect(answers.map(({ calls }) => calls)).toEqual([1, 2, 3])
  expect(isRunning(other.pid)).toBe(true)
})

it('ends another isolate for a concurrent call that waits longer than a start', async () => {
  const { call } = poolOf(2, undefined, 0.1)
  const other = await call('other')
  const slow = call('one', 3000)
  const quick = await call('one')
  expect(quick.pid).not.toBe((await slow).pid)
  await untilEnded(other.pid)
})

it('ends isolates that were idle for a minute', async () => {
  const { pool: tidied, call } = poolOf(4)
  const { pid } = await call('one')
  await tidied.tidy()
  expect(isRunning(pid)).toBe(true)
  await tidied.tidy(Date.now() + 61_000)
  expect(isRunning(pid)).toBe(false)
})

it('returns the memory of ended isolates to the system', async () => {
  const { pool: tidied, call } = poolOf(4)
  const { pid } = await call('one')
  expect(await memory.now(pid)).toBeGreaterThan(5_000_000)
  await tidied.tidy(Date.now() + 61_000)
  expect(await memory.now(pid)).toBe(0)
})
