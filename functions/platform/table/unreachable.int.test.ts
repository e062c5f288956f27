// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import '#testing/impatient.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { newOracle } from '#testing/document-client.ts'
import { env } from '../runtime/env.ts'
import { isTransient } from '../runtime/transient.ts'

const KEY = { PK: 'UNREACHABLE', SK: 'UNREACHABLE' }
const CONNECT_MS = 1000
/** Listens, but accepts no connection; the kernel holds the first ones and ignores the others. */
const DEAF = `require('node:net').createServer().listen(0, '127.0.0.1', 1, function () {
  require('node:fs').writeSync(1, String(this.address().port))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})`
const HELD = 4

let deaf: ChildProcess
let port: number
const waiting: Socket[] = []

beforeAll(async () => {
  deaf = spawn(process.execPath, ['-e', DEAF])
  const [text] = (await once(deaf.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  port = Number(text.toString())
  for (let count = 0; count < HELD; count++)
    waiting.push(connect(port, '127.0.0.1').on('error', () => undefined))
})

afterAll(() => {
  for (const socket of waiting) socket.destroy()
  deaf.kill('SIGKILL')
})

interface Failure {
  readonly isTransient: boolean
  readonly ms: number
}

/** The failures of the gateway and of the SDK, as new clients of this endpoint. */
const failuresAt = async (endpoint: string): Promise<readonly Failure[]> => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint)
  vi.resetModules()
  const { get } = await import('./index.ts')
  const command = new GetCommand({ TableName: env.tableName, Key: KEY })
  const failureOf = async (work: Promise<unknown>): Promise<Failure> => {
    const start = performance.now()
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    return { isTransient: isTransient(error), ms: performance.now() - start }
  }
  return Promise.all([failureOf(get(KEY)), failureOf(newOracle().send(command))])
}

it(
  'fails as transient after three attempts of a second when no connection opens',
  { tags: ['measure'] },
  async () => {
    for (const { isTransient: isRetried, ms } of await failuresAt(`http://127.0.0.1:${port}`)) {
      expect(isRetried).toBe(true)
      expect(ms).toBeGreaterThanOrEqual(3 * CONNECT_MS - 5)
      expect(ms).toBeLessThan(3 * CONNECT_MS + 1500)
    }
  },
)

it('fails as transient when the connection is refused', { tags: ['measure'] }, async () => {
  for (const { isTransient: isRetried, ms } of await failuresAt(
    `http://127.0.0.1:${await freePort()}`,
  )) {
    expect(isRetried).toBe(true)
    expect(ms).toBeLessThan(1500)
  }
})

it('fails as transient when the name does not resolve', async () => {
  for (const { isTransient: isRetried } of await failuresAt('http://table.invalid:8000'))
    expect(isRetried).toBe(true)
})
