import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startProcess, type LocalCloudProcess } from './testing/local-cloud-process.ts'

const WRITERS = 16
const ENOUGH = 150

const directory = mkdtempSync(join(tmpdir(), 'durability-'))
let cloud: LocalCloudProcess | undefined

afterAll(async () => {
  await cloud?.kill()
  rmSync(directory, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

const call = async (
  method: string,
  path: string,
  token = '',
  content?: object,
): Promise<Answer> => {
  const response = await fetch(`${cloud?.url ?? ''}${path}`, {
    method,
    headers: { 'x-auth-token': token, ...(content && { 'content-type': 'application/json' }) },
    ...(content && { body: JSON.stringify(content) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const member = async (username: string): Promise<string> => {
  const password = 'geheim-geheim-geheim'
  await call('POST', '/api/auth/register', '', { username, password, displayName: username })
  const { body } = await call('POST', '/api/auth/login', '', { username, password })
  return String(body['authToken'])
}

/** Creates posts until the server stops answering. Returns the acknowledged ones. */
const write = async (token: string, acknowledged: string[]): Promise<void> => {
  for (;;) {
    try {
      const content = 'Hört ihr das, @empfaenger?'
      const { status, body } = await call('POST', '/api/community/posts', token, { content })
      if (status !== 201) return
      acknowledged.push(String(body['id']))
    } catch {
      return
    }
  }
}

describe('kill -9 under 16 writers', () => {
  it('loses no acknowledged post, and none of its effects', { timeout: 300_000 }, async () => {
    cloud = await startProcess(directory)
    const receiver = await member('empfaenger')
    const writers: string[] = []
    for (let index = 0; index < WRITERS; index++) writers.push(await member(`schreiber${index}`))

    const acknowledged: string[] = []
    const writing = writers.map((token) => write(token, acknowledged))
    await vi.waitUntil(() => acknowledged.length >= ENOUGH, { timeout: 120_000, interval: 5 })
    await cloud.kill()
    await Promise.all(writing)

    cloud = await startProcess(directory)
    for (const id of acknowledged) {
      const { status } = await call('GET', `/api/community/posts/${id}`, receiver)
      expect(status, id).toBe(200)
    }
    await vi.waitFor(
      async () => {
        const { body } = await call('GET', '/api/notifications/unread-counts', receiver)
        expect(body['comments']).toBeGreaterThanOrEqual(acknowledged.length)
      },
      { timeout: 60_000, interval: 500 },
    )
  })
})
