import { afterEach, expect, test, vi } from 'vitest'
import { currentUser, logout } from '#shared/api/auth.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionInfo,
} from '#shared/api/sessions.ts'
import { newId } from '#platform/runtime/ids.ts'
import { sessionKey, sessionsPartition } from '#platform/identity/session.items.ts'
import { keyOf, transact, update, write } from '#platform/table/index.ts'
import { anAccount, tokenOf } from '#testing/accounts.ts'
import { requireMember } from '#platform/identity/member.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
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

const entriesOf = (memberId: string) => storedUnder(sessionsPartition(memberId))

const removeFirstEntry = async (memberId: string): Promise<void> => {
  const [entry] = await entriesOf(memberId)
  if (entry) await remove(keyOf(entry))
}

test('lists sessions with their devices, marks the current one, and stores no address or token', async () => {
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
  const storedText = JSON.stringify(await entriesOf(account.id))
  for (const secret of [desktop, phone, '198.51.100.7', 'AppleWebKit']) {
    expect(storedText).not.toContain(secret)
  }
})

test('returns 401 for the next request when the session was ended', async () => {
  const account = await anAccount()
  const [phone, desktop] = [await tokenOf(account), await tokenOf(account)]
  const phoneId = (await list(desktop)).find(({ current }) => !current)?.id ?? ''
  expect(await isOpen(phone)).toBe(true)
  expect((await end(desktop, phoneId)).status).toBe(200)
  expect(await isOpen(phone)).toBe(false)
  expect(await isOpen(desktop)).toBe(true)
  expect((await end(desktop, phoneId)).status).toBe(404)
})

test('returns 404 when a member ends the session of another member', async () => {
  const [account, other] = [await anAccount(), await aMember()]
  const token = await tokenOf(account)
  const [session] = await list(token)
  expect((await end(other.token, session?.id ?? '')).status).toBe(404)
  expect(await isOpen(token)).toBe(true)
})

test('ends all other sessions when they fill several pages', async () => {
  const { id, token } = await aMember()
  const member = await requireMember(id)
  const others = Array.from({ length: 60 }, () => newSession(member, CHROME))
  await Promise.all(others.map((session) => transact(putSession(session, member))))
  const answer = await call(endOthersHandler, endOtherSessions, { token })
  expect(answer.status).toBe(200)
  const open = await Promise.all(others.map((session) => isOpen(session.token)))
  expect(open).toEqual(others.map(() => false))
  expect(await list(token)).toHaveLength(1)
  expect(await entriesOf(id)).toHaveLength(1)
})

test('removes the entry from the list when the member signs out', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  await call(logoutHandler, logout, { token })
  expect(await entriesOf(account.id)).toEqual([])
})

test('updates the last use and both expiry times when an hour has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { id, token } = await aMember()
  const [before] = await list(token)
  vi.setSystemTime(Date.now() + 0.9 * HOUR)
  await list(token)
  expect((await list(token))[0]?.seenAt).toBe(before?.seenAt)
  vi.setSystemTime(Date.now() + 0.2 * HOUR)
  await list(token)
  expect((await list(token))[0]?.seenAt).toBe(new Date().toISOString())
  const [[entry], session] = [await entriesOf(id), await stored(sessionKey(token))]
  expect(entry?.expiresAt).toBe(session?.expiresAt)
})

test('returns 401 and stores no entry when the session ends while it is prolonged', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { id, token } = await aMember()
  vi.setSystemTime(Date.now() + 2 * HOUR)
  await removeFirstEntry(id)
  expect(await isOpen(token)).toBe(false)
  expect(await entriesOf(id)).toEqual([])
})

/** Gives the session the shape that sessions had before they could be listed. */
const makeSessionOld = async (memberId: string, token: string): Promise<void> => {
  await removeFirstEntry(memberId)
  await write(update(sessionKey(token), { remove: ['sessionId'] }))
}

test('adds a session without an entry to the list once when it is used concurrently', async () => {
  const { id, token } = await aMember()
  await makeSessionOld(id, token)
  expect(await Promise.all([isOpen(token), isOpen(token)])).toEqual([true, true])
  expect(await list(token)).toMatchObject([{ device: 'Unbekanntes Gerät', current: true }])
  const other = await aMember()
  expect((await end(other.token, newId())).status).toBe(404)
  expect((await end(token, (await list(token))[0]?.id ?? '')).status).toBe(200)
  expect(await isOpen(token)).toBe(false)
})
