import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUser, logout } from '#shared/api/auth.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionInfo,
} from '#shared/api/sessions.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'
import { sessionEntryKey, sessionKey } from '#platform/identity/session.items.ts'
import { db } from '#platform/table/table.ts'
import { transact } from '#platform/table/transact.ts'
import { anAccount, tokenOf } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as currentUserHandler } from './current-user.ts'
import { handler as endOthersHandler } from './end-other-sessions.ts'
import { handler as endHandler } from './end-session.ts'
import { handler as listHandler } from './list-sessions.ts'
import { handler as logoutHandler } from './logout.ts'
import { newSession, putSession } from './session.repository.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const HOUR = 3600_000

afterEach(() => {
  vi.useRealTimers()
})

const list = async (token: string) =>
  (await call(listHandler, listSessions, { token })).json as SessionInfo[]

const end = (token: string, id: string) => call(endHandler, endSession, { token, params: { id } })

const isOpen = async (token: string): Promise<boolean> =>
  (await call(currentUserHandler, currentUser, { token })).status === 200

const entriesOf = (memberId: string) => storedUnder(sessionEntryKey(memberId, '').PK)

test('each session with its device, this one marked, and nothing of addresses or tokens', async () => {
  const account = await anAccount()
  const desktop = await tokenOf(account, CHROME)
  const phone = await tokenOf(account, IPHONE)
  const sessions = await list(phone)
  expect(sessions).toHaveLength(2)
  expect(sessions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ device: 'Safari auf dem iPhone', current: true }),
      expect.objectContaining({ device: 'Chrome auf Windows', current: false }),
    ]),
  )
  const kept = JSON.stringify(await entriesOf(account.id))
  for (const secret of [desktop, phone, '198.51.100.7', 'AppleWebKit']) {
    expect(kept).not.toContain(secret)
  }
})

test('a session that is ended is over with its very next request', async () => {
  const account = await anAccount()
  const [phone, desktop] = [await tokenOf(account), await tokenOf(account)]
  const stolen = (await list(desktop)).find(({ current }) => !current)?.id ?? ''
  expect(await isOpen(phone)).toBe(true)
  expect((await end(desktop, stolen)).status).toBe(200)
  expect(await isOpen(phone)).toBe(false)
  expect(await isOpen(desktop)).toBe(true)
  expect((await end(desktop, stolen)).status).toBe(404)
})

test('nobody ends the session of somebody else', async () => {
  const [account, other] = [await anAccount(), await aMember()]
  const token = await tokenOf(account)
  const [session] = await list(token)
  expect((await end(other.token, session?.id ?? '')).status).toBe(404)
  expect(await isOpen(token)).toBe(true)
})

test('all others at once, of however many', async () => {
  const { id, token } = await aMember()
  const others = Array.from({ length: 60 }, () => newSession(id, CHROME))
  await Promise.all(others.map((session) => transact(putSession(session))))
  const answer = await call(endOthersHandler, endOtherSessions, { token })
  expect(answer.status).toBe(200)
  const open = await Promise.all(others.map((session) => isOpen(session.token)))
  expect(open).toEqual(others.map(() => false))
  expect(await list(token)).toHaveLength(1)
  expect(await entriesOf(id)).toHaveLength(1)
})

test('signing out leaves no trace in the list', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  await call(logoutHandler, logout, { token })
  expect(await entriesOf(account.id)).toEqual([])
})

test('the last use is told to the hour, and both items live on together', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { id, token } = await aMember()
  const [before] = await list(token)
  vi.setSystemTime(Date.now() + 0.9 * HOUR)
  await list(token)
  expect((await list(token))[0]?.seenAt).toBe(before?.seenAt)
  vi.setSystemTime(Date.now() + 0.2 * HOUR)
  await list(token)
  expect((await list(token))[0]?.seenAt).toBe(new Date().toISOString())
  const [[entry], [session]] = [await entriesOf(id), await storedUnder(sessionKey(token).PK)]
  expect(entry?.['expiresAt']).toBe(session?.['expiresAt'])
})

test('a session that ends while it is prolonged does not rise again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { id, token } = await aMember()
  const [entry] = await entriesOf(id)
  vi.setSystemTime(Date.now() + 2 * HOUR)
  await db.send(
    new DeleteCommand({
      TableName: env.tableName,
      Key: { PK: entry?.['PK'], SK: entry?.['SK'] },
    }),
  )
  expect(await isOpen(token)).toBe(false)
  expect(await entriesOf(id)).toEqual([])
})

/** As sessions were before they could be listed. */
const anOldSession = async (memberId: string, token: string): Promise<void> => {
  const [entry] = await entriesOf(memberId)
  const Key = { PK: entry?.['PK'], SK: entry?.['SK'] }
  await db.send(new DeleteCommand({ TableName: env.tableName, Key }))
  await db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: sessionKey(token),
      UpdateExpression: 'REMOVE sessionId',
    }),
  )
}

test('a session from before the list goes on, and is entered once', async () => {
  const { id, token } = await aMember()
  await anOldSession(id, token)
  expect(await Promise.all([isOpen(token), isOpen(token)])).toEqual([true, true])
  expect(await list(token)).toMatchObject([{ device: 'Unbekanntes Gerät', current: true }])
  const other = await aMember()
  expect((await end(other.token, newId())).status).toBe(404)
  expect((await end(token, (await list(token))[0]?.id ?? '')).status).toBe(200)
  expect(await isOpen(token)).toBe(false)
})
