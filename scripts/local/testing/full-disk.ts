import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { startProcess } from './local-cloud-process.ts'

/** What happened to the product while its disk was full; printed as JSON. */
export interface FullDiskReport {
  /** Answers to posts while the disk was full: status, text and Retry-After. */
  readonly refused: readonly (readonly [status: number, text: string, retryAfter: string | null])[]
  readonly readWhileFull: number
  readonly uploads: { readonly whileFull: number; readonly after: number }
  /** Posts that were accepted, before, during and after. */
  readonly accepted: number
  /** Those that a kill -9 and a restart lost. */
  readonly lost: readonly string[]
  /** Notifications of the member that each post mentions, after a kill -9 and a restart. */
  readonly mentions: number
  readonly msUntilAccepted: number
  readonly printed: string
  /** What a start on the full disk printed. */
  readonly startWhileFull: string
}

const SIZE_MB = 32
const WRITERS = 3
/** A restart frees the messages that were received and not processed while the disk was full. */
const MENTIONS_MS = 60_000
const PASSWORD = 'Blastbeat-im-Moshpit'

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: Readonly<Record<string, unknown>>
}

const caller =
  (url: string) =>
  async (method: string, path: string, token?: string, content?: object): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { 'x-auth-token': token }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(content && { body: JSON.stringify(content) }),
    })
    const body = (await response.json()) as Answer['body']
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
  }

type Call = ReturnType<typeof caller>

const register = async (call: Call, username: string): Promise<string> => {
  const account = { username, password: PASSWORD }
  await call('POST', '/api/auth/register', undefined, { ...account, displayName: username })
  const { body } = await call('POST', '/api/auth/login', undefined, account)
  await call('POST', '/api/onboarding/complete', String(body['authToken']), { skipped: true })
  return String(body['authToken'])
}

/** Uses up the file system to the last block. */
const fill = (folder: string): void => {
  mkdirSync(folder)
  let files = 0
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeFileSync(join(folder, String(files++)), Buffer.alloc(size))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}

const presign = async (call: Call, token: string) => {
  const content = { purpose: 'post', contentType: 'image/png', size: 10 }
  const { body } = await call('POST', '/api/uploads', token, content)
  return body as { uploadUrl: string; headers: Record<string, string> }
}

type Upload = Awaited<ReturnType<typeof presign>>

const upload = async ({ uploadUrl, headers }: Upload): Promise<number> =>
  (await fetch(uploadUrl, { method: 'PUT', headers, body: Buffer.alloc(10) })).status

const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await ask()
    if (found !== undefined) return found
    await sleep(100)
  }
}

const mentionsOf = async (call: Call, token: string, expected: number): Promise<number> => {
  let seen = 0
  const end = Date.now() + MENTIONS_MS
  while (seen < expected && Date.now() < end) {
    await sleep(250)
    const { body } = await call('GET', '/api/notifications/unread-counts', token)
    seen = Number(body['comments'])
  }
  return seen
}

interface Tokens {
  readonly reader: string
  readonly guest: string
}

const findAgain = async (call: Call, ids: readonly string[], { reader, guest }: Tokens) => {
  const lost: string[] = []
  for (const id of ids)
    if ((await call('GET', `/api/community/posts/${id}`, reader)).status !== 200) lost.push(id)
  return { lost, mentions: await mentionsOf(call, guest, ids.length) }
}

const mountDisk = (path: string): void => {
  mkdirSync(path, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(SIZE_MB)}m`, 'tmpfs', path])
}

const run = async (mount: string): Promise<FullDiskReport> => {
  mountDisk(mount)
  const directory = join(mount, 'state')
  const ballast = join(mount, 'ballast')
  const variables = { THROTTLES: UNLIMITED_THROTTLES }
  const cloud = await startProcess(directory, variables)
  const call = caller(cloud.url)
  const guest = await register(call, 'gast')
  const tokens = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => register(call, `schreiber${String(index)}`)),
  )
  const [first = ''] = tokens
  const [early, late] = [await presign(call, first), await presign(call, first)]

  const accepted: string[] = []
  const refused: FullDiskReport['refused'][number][] = []
  let isWriting = true
  const write = async (token: string) => {
    while (isWriting) {
      const content = `Hörst du das, @gast? ${'laut '.repeat(200)}`
      const { status, body, retryAfter } = await call('POST', '/api/community/posts', token, {
        content,
      })
      if (status === 201) accepted.push(String(body['id']))
      else refused.push([status, String(body['message']), retryAfter])
      await sleep(50)
    }
  }
  const writing = Promise.all(tokens.map(write))
  await until(() => Promise.resolve(accepted.length > WRITERS || undefined))
  fill(ballast)
  await until(() => Promise.resolve(refused.length > 3 * WRITERS || undefined))
  const readWhileFull = (await call('GET', '/api/community/posts', first)).status
  const uploadedWhileFull = await upload(early)
  rmSync(ballast, { recursive: true })
  const [freed, before] = [Date.now(), accepted.length]
  await until(() => Promise.resolve(accepted.length > before || undefined))
  const msUntilAccepted = Date.now() - freed
  isWriting = false
  await writing
  // The watch and each engine look a few times a second.
  await sleep(1500)
  const uploadedAfter = await upload(late)
  const printed = cloud.output()

  await cloud.kill()
  const restarted = await startProcess(directory, variables)
  const found = await findAgain(caller(restarted.url), accepted, { reader: first, guest })
  await restarted.kill()
  fill(ballast)
  const startWhileFull = await startProcess(directory, variables).then(() => 'ready', String)
  return {
    refused,
    readWhileFull,
    uploads: { whileFull: uploadedWhileFull, after: uploadedAfter },
    accepted: accepted.length,
    ...found,
    msUntilAccepted,
    printed,
    startWhileFull,
  }
}

/** Runs in a user namespace of its own, in which every user may mount: `unshare -rm node full-disk.ts <folder>`. */
if (import.meta.main) {
  console.log(JSON.stringify(await run(process.argv[2] ?? '')))
  process.exit(0)
}
