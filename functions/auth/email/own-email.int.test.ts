import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { register } from '#shared/api/auth.ts'
import { ownEmail } from '#shared/api/own-email.ts'
import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { hasConfirmedEmail } from '#shared/domain/trust.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, putAll } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import {
  aConfirmedEmail,
  anEmail,
  askForLink,
  confirmAddress,
  saveAddress,
  settled,
} from '#testing/own-emails.ts'
import { stored } from '#testing/stored.ts'
import { handler as registering } from '../registration/register.ts'
import { handler as reading } from './own-email.ts'

const DAY_MS = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

const read = async ({ token }: TestMember) => (await call(reading, ownEmail, { token })).json

const contact = (member: TestMember) => get(privateKey(member.id), { consistent: true })

describe('the address of an account', () => {
  it('waits until its link was opened, once', async () => {
    const [member, email] = [await aMember(), anEmail()]
    const link = await askForLink(member, email)
    expect(await read(member)).toEqual({ confirmed: null, waiting: email, sendsMail: true })
    expect(hasConfirmedEmail(await contact(member))).toBe(false)
    expect((await confirmAddress(link)).status).toBe(200)
    expect(await read(member)).toEqual({ confirmed: email, waiting: null, sendsMail: true })
    expect(hasConfirmedEmail(await contact(member))).toBe(true)
    expect((await confirmAddress(link)).status).toBe(404)
  })

  it('waits after the registration, too', async () => {
    const email = anEmail()
    const body = {
      username: `Fan-${newId().slice(-12)}`,
      displayName: 'Fan',
      email,
      password: 'Grabesstille 7',
    }
    const { json } = await call(registering, register, { body })
    const { id } = (json as { user: { id: string } }).user
    const account = await stored(privateKey(id))
    expect(account).toMatchObject({ email, entity: 'AccountEmail' })
    expect(account).not.toHaveProperty('confirmedEmail')
  })

  it('of an older account is mailed a link when its member asks again', async () => {
    const [member, email] = [await aMember(), anEmail()]
    await putAll([{ ...privateKey(member.id), email }])
    expect(await read(member)).toMatchObject({ confirmed: null, waiting: email })
    expect((await confirmAddress(await askForLink(member, email))).status).toBe(200)
  })

  it('stays the confirmed one until the next is confirmed', async () => {
    const [member, next] = [await aMember(), anEmail()]
    const old = await aConfirmedEmail(member)
    const link = await askForLink(member, next)
    expect(await read(member)).toMatchObject({ confirmed: old, waiting: next })
    await settled(member, () => confirmAddress(link))
    expect(await read(member)).toMatchObject({ confirmed: next, waiting: null })
  })

  it('stops waiting when the confirmed one is chosen again', async () => {
    const member = await aMember()
    const old = await aConfirmedEmail(member)
    const link = await askForLink(member, anEmail())
    expect((await saveAddress(member, old.toUpperCase())).json).toMatchObject({
      confirmed: old,
      waiting: null,
    })
    expect((await confirmAddress(link)).status).toBe(404)
  })
})

describe('the link', () => {
  it('is worth nothing after a new one, for another account, or after two days', async () => {
    const [member, other, email] = [await aMember(), await aMember(), anEmail()]
    const first = await askForLink(member, email)
    const second = await askForLink(member, email)
    expect(second).not.toBe(first)
    expect((await confirmAddress(first)).status).toBe(404)
    const [, secret] = second.split('.')
    await askForLink(other, anEmail())
    expect((await confirmAddress(`${other.id}.${secret}`)).status).toBe(404)
    vi.setSystemTime(Date.now() + KEPT_DAYS.emailLink * DAY_MS + 1000)
    expect((await confirmAddress(second)).status).toBe(404)
    expect(await read(member)).toMatchObject({ confirmed: null, waiting: email })
  })

  it.each(['', 'kurz', `${newId()}.kurz`, newToken(), `${newId()}.${'A'.repeat(64)}`])(
    'is refused as %j',
    async (token) => {
      expect((await confirmAddress(token)).status).toBe(400)
    },
  )
})

describe('a caller', () => {
  it('does not learn whether an address belongs to another account', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const taken = await aConfirmedEmail(other)
    const answer = await saveAddress(member, taken)
    expect(answer.json).toEqual({ confirmed: null, waiting: taken, sendsMail: true })
    expect(await read(other)).toMatchObject({ confirmed: taken })
  })

  it('asks for a few links a day', async () => {
    const member = await aMember()
    for (let count = 0; count < THROTTLES.emailChanges.limit; count++)
      expect((await saveAddress(member, anEmail())).status).toBe(200)
    expect((await saveAddress(member, anEmail())).status).toBe(429)
  })

  it.each(['walküre', 'a@b.de\nBcc: c@d.de', 'a@b.de, c@d.de', ''])(
    'is refused the address %j',
    async (email) => {
      expect((await saveAddress(await aMember(), email)).status).toBe(400)
    },
  )
})
