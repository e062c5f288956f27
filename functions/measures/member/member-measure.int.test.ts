import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { listPosts } from '#shared/api/posts.ts'
import { recover, renewRecoveryCodes } from '#shared/api/recovery.ts'
import { acknowledgeWarning } from '#shared/api/statements.ts'
import { getUser } from '#shared/api/users.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { requireMember } from '#platform/identity/member.ts'
import { sessionKey, sessionsPartition } from '#platform/identity/session.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { handler as endSessions } from '../../auth/effects/end-restricted-sessions.ts'
import { newSession, putSession } from '../../auth/sessions/index.ts'
import { handler as indexMember } from '../../people/effects/index-member.ts'
import { findAuthors } from '../../people/search/index.ts'
import { anAccount, signIn, tokenOf } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { inDays, liftMember, measureMember } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aPasskey, askToSignIn, verify } from '#testing/passkeys.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'

const SUSPEND = { measure: 'suspend' } as const
const END = { measure: 'end-account' } as const

const read = async (token: string) => call(await handlerOf('listPosts'), listPosts, { token })
const me = async (token: string) =>
  (await call(await handlerOf('currentUser'), currentUser, { token })).json as object

afterEach(() => {
  vi.useRealTimers()
})

describe('a suspension', () => {
  it('ends every session with the next request, and restricts new ones', async () => {
    const account = await anAccount()
    const tokens = [await tokenOf(account), await tokenOf(account)]
    const until = inDays(3)
    const statementId = await measureMember(account.id, { ...SUSPEND, until })
    for (const token of tokens) expect((await read(token)).status).toBe(401)
    const token = await tokenOf(account)
    const refused = await read(token)
    expect(refused.status).toBe(403)
    expect(refused.json as ErrorBody).toMatchObject({ code: 'suspended' })
    expect((refused.json as ErrorBody).message).toMatch(/^Dein Konto ist bis .* Uhr gesperrt\./)
    expect(await me(token)).toMatchObject({ restriction: { statementId, until } })
  })

  it('restricts sign-ins by passkey and by recovery code', async () => {
    const account = await anAccount()
    const token = await tokenOf(account)
    const passkey = await aPasskey({ token })
    const renew = await handlerOf('renewRecoveryCodes')
    const { json } = await call(renew, renewRecoveryCodes, { token, body: {} })
    const [code] = (json as { codes: string[] }).codes
    await measureMember(account.id, SUSPEND)
    const assertion = passkey.assert(await askToSignIn(account.username))
    const signedIn = (await verify(assertion)).json as { authToken: string }
    expect((await read(signedIn.authToken)).status).toBe(403)
    const body = { username: account.username, code, password: 'Noch viel lauter 8' }
    const recovered = (await call(await handlerOf('recover'), recover, { body })).json
    expect((await read((recovered as { authToken: string }).authToken)).status).toBe(403)
  })

  it('is over at its end, without a new sign-in', async () => {
    const account = await anAccount()
    await measureMember(account.id, { ...SUSPEND, until: inDays(1) })
    const token = await tokenOf(account)
    expect((await read(token)).status).toBe(403)
    vi.useFakeTimers({ now: Date.parse(inDays(1)) + 1000, toFake: ['Date'] })
    expect((await read(token)).status).toBe(200)
    expect(await me(token)).not.toHaveProperty('restriction')
    expect((await stored(sessionKey(token)))?.restricted).toBeUndefined()
  })

  it('can be lifted early, by its own statement only', async () => {
    const account = await anAccount()
    const statementId = await measureMember(account.id, SUSPEND)
    const token = await tokenOf(account)
    await liftMember(account.id, newId())
    expect((await read(token)).status).toBe(403)
    await liftMember(account.id, statementId)
    expect((await read(token)).status).toBe(200)
  })

  it('keeps the later end of two, and the rest of the other when one is lifted', async () => {
    const account = await anAccount()
    const [long, short] = [inDays(90), inDays(1)]
    const first = await measureMember(account.id, { ...SUSPEND, until: long })
    const second = await measureMember(account.id, { ...SUSPEND, until: short })
    const token = await tokenOf(account)
    expect(await me(token)).toMatchObject({ restriction: { statementId: first, until: long } })
    await liftMember(account.id, first)
    expect(await me(token)).toMatchObject({ restriction: { statementId: second, until: short } })
    const end = await measureMember(account.id, END)
    await liftMember(account.id, end)
    const again = await tokenOf(account)
    expect(await me(again)).toMatchObject({ restriction: { statementId: second, until: short } })
    await liftMember(account.id, second)
    expect((await read(again)).status).toBe(200)
  })

  it('refuses a sign-in that read the member before', async () => {
    const account = await anAccount()
    const member = await requireMember(account.id, { consistent: true })
    const session = newSession(member, '')
    await measureMember(account.id, SUSPEND)
    await expect(transact(putSession(session, member))).rejects.toMatchObject({ names: ['member'] })
    expect((await read(session.token)).status).toBe(401)
  })

  it('leaves no open session however many sign-ins meet it', async () => {
    const account = await anAccount()
    const [signedIn] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => signIn(account.username))),
      measureMember(account.id, SUSPEND),
    ])
    for (const { body } of signedIn) {
      if (!body.authToken) continue
      expect([401, 403]).toContain((await read(body.authToken)).status)
    }
  })

  it('ends more sessions than its transaction contains, and keeps restricted ones', async () => {
    const { id } = await aMember()
    const member = await requireMember(id, { consistent: true })
    const sessions = Array.from({ length: 40 }, () => newSession(member, ''))
    for (const session of sessions) await transact(putSession(session, member))
    const record = await changeBy(memberKey(id), () => measureMember(id, SUSPEND))
    const suspended = await requireMember(id, { consistent: true })
    const later = newSession(suspended, '')
    await transact(putSession(later, suspended))
    if (record) await deliverTo('end-restricted-sessions', endSessions)(record, record)
    for (const { token } of sessions) expect(await stored(sessionKey(token))).toBeNull()
    expect(await storedUnder(sessionsPartition(id))).toHaveLength(1)
    expect((await read(later.token)).status).toBe(403)
  })

  it('costs other members nothing, and its own member one read', async () => {
    const account = await anAccount()
    const open = await tokenOf(account)
    const before = await unitsOf(() => me(open))
    await measureMember(account.id, SUSPEND)
    const token = await tokenOf(account)
    expect(await unitsOf(() => me(token))).toEqual(before)
    expect(await unitsOf(() => read(token))).toMatchObject({ read: 2, write: 0 })
  })
})

describe('a measure is refused', () => {
  const measured = (role: MemberItem['role'], by: MemberItem['role']) => async () => {
    const [member, actor] = [await aMember({ role }), await aMember({ role: by })]
    await measureMember(member.id, { ...SUSPEND, by: { memberId: actor.id, role: by } })
  }

  it('against the staff, unless an admin takes it', async () => {
    await expect(measured('moderator', 'moderator')()).rejects.toMatchObject({ code: 'conflict' })
    await expect(measured('admin', 'moderator')()).rejects.toMatchObject({ code: 'conflict' })
    await expect(measured('moderator', 'admin')()).resolves.toBeUndefined()
  })

  it('against oneself', async () => {
    const { id } = await aMember({ role: 'admin' })
    const by = { memberId: id, role: 'admin' } as const
    await expect(measureMember(id, { ...END, by })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('for one of two admins who end the account of each other', async () => {
    const [one, other] = [await aMember({ role: 'admin' }), await aMember({ role: 'admin' })]
    const by = ({ id: memberId }: { id: string }) => ({ memberId, role: 'admin' }) as const
    const both = await Promise.allSettled([
      measureMember(one.id, { ...END, by: by(other) }),
      measureMember(other.id, { ...END, by: by(one) }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('when the account is ended already', async () => {
    const { id } = await aMember()
    await measureMember(id, END)
    await expect(measureMember(id, SUSPEND)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('an account that was ended', () => {
  it('says so, and is not found any more', async () => {
    const [{ id, username }, viewer] = [await aMember(), await aMember()]
    const index = deliverTo('index-member', indexMember)
    const first = await stored(memberKey(id))
    const record = await changeBy(memberKey(id), () => measureMember(id, END))
    if (record) await index(record)
    expect(first).not.toBeNull()
    expect((await findAuthors(username)).map((one) => one.id)).not.toContain(id)
    const { json } = await call(await handlerOf('getUser'), getUser, {
      token: viewer.token,
      params: { id },
    })
    expect(json).toMatchObject({ isEnded: true })
  })
})

describe('a warning', () => {
  it('is shown until it is acknowledged, and changes nothing else', async () => {
    const { id, token } = await aMember()
    const statementId = await measureMember(id, { measure: 'warn' })
    expect(await me(token)).toMatchObject({ openWarnings: [statementId] })
    expect((await read(token)).status).toBe(200)
    for (const _ of [1, 2]) {
      const { status } = await call(await handlerOf('acknowledgeWarning'), acknowledgeWarning, {
        token,
        params: { id: statementId },
      })
      expect(status).toBe(200)
    }
    expect(await me(token)).not.toHaveProperty('openWarnings')
  })
})
