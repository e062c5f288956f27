import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { login, logout } from '#shared/api/auth.ts'
import { changePassword } from '#shared/api/password.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionInfo,
} from '#shared/api/sessions.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { anAccount, PASSWORD, signIn, type Account } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aPasskey, askToSignIn, verify } from '#testing/passkeys.ts'
import { storedUnder } from '#testing/stored.ts'
import { DEVICE_MARK_SECONDS, deviceMarksPartition } from './device-mark.items.ts'
import { findDevice } from './device-mark.repository.ts'

afterEach(() => {
  vi.useRealTimers()
})

const isKnown = async ({ id }: Account, mark: string): Promise<boolean> =>
  (await findDevice(id, mark)).isKnown

const marksOf = ({ id }: Account) => storedUnder(deviceMarksPartition(id))

/** A token and the mark of a new device that signed in. */
const aDevice = async (account: Account) => {
  const mark = randomUUID()
  const { body } = await signIn(account.username, { deviceMark: mark })
  return { mark, token: body.authToken }
}

test('stores only a hash of the mark, another one for each member', async () => {
  const [one, other] = [await anAccount(), await anAccount()]
  const { mark } = await aDevice(one)
  await signIn(other.username, { deviceMark: mark })
  const [[first], [second]] = [await marksOf(one), await marksOf(other)]
  expect(JSON.stringify([first, second])).not.toContain(mark)
  expect(first?.SK).not.toBe(second?.SK)
})

test('knows a device for a year after its last sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const account = await anAccount()
  const { mark } = await aDevice(account)
  vi.setSystemTime(Date.now() + (DEVICE_MARK_SECONDS - 60) * 1000)
  expect(await isKnown(account, mark)).toBe(true)
  await signIn(account.username, { deviceMark: mark })
  vi.setSystemTime(Date.now() + 120_000)
  expect(await isKnown(account, mark)).toBe(true)
  vi.setSystemTime(Date.now() + DEVICE_MARK_SECONDS * 1000)
  expect(await isKnown(account, mark)).toBe(false)
})

test('forgets the device that was away longest when a member has more than 20', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const account = await anAccount()
  const marks: string[] = []
  for (let count = 0; count <= LIMITS.deviceMarks; count++) {
    marks.push((await aDevice(account)).mark)
    vi.setSystemTime(Date.now() + 1000)
  }
  expect(await marksOf(account)).toHaveLength(LIMITS.deviceMarks)
  const [first = '', second = ''] = marks
  expect([await isKnown(account, first), await isKnown(account, second)]).toEqual([false, true])
})

test('stores one mark when a device signs in twice at the same time', async () => {
  const [account, deviceMark] = [await anAccount(), randomUUID()]
  const answers = await Promise.all([
    signIn(account.username, { deviceMark }),
    signIn(account.username, { deviceMark }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await marksOf(account)).toHaveLength(1)
})

test('knows a device that signed in with a passkey', async () => {
  const account = await anAccount()
  const passkey = await aPasskey(await aDevice(account))
  const deviceMark = randomUUID()
  const { status } = await verify({ ...passkey.assert(await askToSignIn()), deviceMark })
  expect([status, await isKnown(account, deviceMark)]).toEqual([200, true])
})

test('keeps the mark when the member signs out', async () => {
  const account = await anAccount()
  const { mark, token } = await aDevice(account)
  await call(await handlerOf('logout'), logout, { token })
  expect(await isKnown(account, mark)).toBe(true)
})

test('forgets the device whose session the member ends', async () => {
  const account = await anAccount()
  const [here, there] = [await aDevice(account), await aDevice(account)]
  const { json } = await call(await handlerOf('listSessions'), listSessions, { token: here.token })
  const other = (json as SessionInfo[]).find(({ current }) => !current)
  const params = { id: other?.id ?? '' }
  await call(await handlerOf('endSession'), endSession, { token: here.token, params })
  expect(await isKnown(account, there.mark)).toBe(false)
  expect(await isKnown(account, here.mark)).toBe(true)
})

test('forgets all other devices when the member ends all other sessions, signed out ones included', async () => {
  const account = await anAccount()
  const [here, there, gone] = [
    await aDevice(account),
    await aDevice(account),
    await aDevice(account),
  ]
  await call(await handlerOf('logout'), logout, { token: gone.token })
  await call(await handlerOf('endOtherSessions'), endOtherSessions, { token: here.token })
  const known = await Promise.all([here, there, gone].map(({ mark }) => isKnown(account, mark)))
  expect(known).toEqual([true, false, false])
})

test('forgets all other devices when the password changes, also during a sign-in', async () => {
  const account = await anAccount()
  const here = await aDevice(account)
  const body = { currentPassword: PASSWORD, newPassword: 'Noch viel lauter 8' }
  const marks = Array.from({ length: 6 }, () => randomUUID())
  const [changed] = await Promise.all([
    call(await handlerOf('changePassword'), changePassword, { token: here.token, body }),
    ...marks.map((deviceMark) => signIn(account.username, { deviceMark })),
  ])
  expect(changed.status).toBe(200)
  expect(await marksOf(account)).toHaveLength(1)
  expect(await isKnown(account, here.mark)).toBe(true)
})

test.each(['zu kurz', 'A'.repeat(36), 'a'.repeat(37), `${'a'.repeat(35)}\u0000`])(
  'returns 400 when the mark is %j',
  async (deviceMark) => {
    const body = { username: 'Krähe', password: PASSWORD, deviceMark }
    expect((await call(await handlerOf('login'), login, { body })).status).toBe(400)
  },
)
