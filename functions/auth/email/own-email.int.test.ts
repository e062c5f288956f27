import { mailsTo } from '#testing/mailbox.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { register } from '#shared/api/auth.ts'
import { confirmEmail, ownEmail, saveEmail } from '#shared/api/own-email.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { hasConfirmedEmail } from '#shared/domain/trust.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, putAll, write } from '#platform/table/index.ts'
import { requestSignup, signupKey, signupOf } from '../../contact/newsletter.items.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { handler as settleEmail } from '../effects/settle-email.ts'
import { handler as registering } from '../registration/register.ts'
import { handler as confirming } from './confirm-email.ts'
import { handler as reading } from './own-email.ts'
import { handler as saving } from './save-email.ts'

const DAY_MS = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

const anEmail = (): string => `${newId().toLowerCase()}@example.org`

const read = async ({ token }: TestMember) => (await call(reading, ownEmail, { token })).json

const save = ({ token }: TestMember, email: string | null) =>
  call(saving, saveEmail, { token, body: { email } })

const confirm = (token: string) => call(confirming, confirmEmail, { body: { token } })

const deliver = deliverTo('settle-email', settleEmail)

/** Does this, and what follows from it. */
const settled = async (member: { readonly id: string }, work: () => Promise<unknown>) => {
  const record = await changeBy(privateKey(member.id), work)
  if (record) await deliver(record)
  return record
}

const linkIn = (email: string): string =>
  /\/email#(\S+)/.exec(mailsTo(email).at(-1) ?? '')?.[1] ?? ''

/** Asks for a link to this address, and returns what is in it. */
const ask = async (member: TestMember, email: string): Promise<string> => {
  await settled(member, () => save(member, email))
  return linkIn(email)
}

const confirmed = async (member: TestMember, email = anEmail()): Promise<string> => {
  const link = await ask(member, email)
  await settled(member, () => confirm(link))
  return email
}

const contact = (member: TestMember) => get(privateKey(member.id), { consistent: true })

describe('the address of an account', () => {
  it('waits until its link was opened, once', async () => {
    const [member, email] = [await aMember(), anEmail()]
    const link = await ask(member, email)
    expect(await read(member)).toEqual({ confirmed: null, waiting: email, sendsMail: true })
    expect(hasConfirmedEmail(await contact(member))).toBe(false)
    expect((await confirm(link)).status).toBe(200)
    expect(await read(member)).toEqual({ confirmed: email, waiting: null, sendsMail: true })
    expect(hasConfirmedEmail(await contact(member))).toBe(true)
    expect((await confirm(link)).status).toBe(404)
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
    expect((await confirm(await ask(member, email))).status).toBe(200)
  })

  it('gets a mail that it was replaced, but not before the new one is confirmed', async () => {
    const [member, next] = [await aMember(), anEmail()]
    const old = await confirmed(member)
    const link = await ask(member, next)
    expect(await read(member)).toMatchObject({ confirmed: old, waiting: next })
    expect(mailsTo(old)).toHaveLength(1)
    await settled(member, () => confirm(link))
    expect(await read(member)).toMatchObject({ confirmed: next, waiting: null })
    expect(mailsTo(old).at(-1)).toContain('gehört nicht mehr zu deinem Konto')
    expect(mailsTo(old).at(-1)).not.toContain(next)
    expect(mailsTo(next)).toHaveLength(1)
  })

  it('gets one mail that it was removed, also when the event is repeated', async () => {
    const member = await aMember()
    const old = await confirmed(member)
    const record = await settled(member, () => save(member, null))
    if (record) await deliver(record)
    expect(await read(member)).toMatchObject({ confirmed: null, waiting: null })
    expect(mailsTo(old)).toHaveLength(2)
  })

  it('takes the newsletter with it that the member ordered there', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [mine, theirs] = [await confirmed(member), await confirmed(other)]
    await write(requestSignup(mine, '2025-01', member.id))
    // Ordered in the footer, by anybody who reads the mail of the address.
    await write(requestSignup(theirs, '2025-01'))
    await settled(member, () => save(member, null))
    await settled(other, () => save(other, null))
    expect(await stored(signupKey(signupOf(mine)))).toBeNull()
    expect(await stored(signupKey(signupOf(theirs)))).not.toBeNull()
  })

  it('stops waiting when the confirmed one is chosen again', async () => {
    const member = await aMember()
    const old = await confirmed(member)
    const link = await ask(member, anEmail())
    expect((await save(member, old.toUpperCase())).json).toMatchObject({
      confirmed: old,
      waiting: null,
    })
    expect((await confirm(link)).status).toBe(404)
  })
})

describe('the link', () => {
  it('is worth nothing after a new one, for another account, or after two days', async () => {
    const [member, other, email] = [await aMember(), await aMember(), anEmail()]
    const first = await ask(member, email)
    const second = await ask(member, email)
    expect(second).not.toBe(first)
    expect((await confirm(first)).status).toBe(404)
    const [, secret] = second.split('.')
    await ask(other, anEmail())
    expect((await confirm(`${other.id}.${secret}`)).status).toBe(404)
    vi.setSystemTime(Date.now() + KEPT_DAYS.emailLink * DAY_MS + 1000)
    expect((await confirm(second)).status).toBe(404)
    expect(await read(member)).toMatchObject({ confirmed: null, waiting: email })
  })

  it('is stored as a hash, and mailed once also when the event is repeated', async () => {
    const [member, email] = [await aMember(), anEmail()]
    const record = await settled(member, () => save(member, email))
    const [, secret = ''] = linkIn(email).split('.')
    expect(JSON.stringify(await stored(privateKey(member.id)))).not.toContain(secret)
    if (record) await deliver(record)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('goes to one recipient a few times a day, from any account and in any spelling', async () => {
    const name = newId().toLowerCase()
    const spellings = ['', '+a', '+b', '+c', '+d'].map((tag) => `${name}${tag}@example.org`)
    for (const spelling of spellings) await ask(await aMember(), spelling)
    const mails = () => spellings.flatMap((spelling) => mailsTo(spelling))
    expect(mails()).toHaveLength(LIMITS.emailLinksOfDay)
    vi.setSystemTime(Date.now() + DAY_MS)
    await ask(await aMember(), spellings[0] ?? '')
    expect(mails()).toHaveLength(LIMITS.emailLinksOfDay + 1)
  })

  it('still goes to the owner of an address that a stranger names all day', async () => {
    const [stranger, owner, email] = [await aMember(), await aMember(), anEmail()]
    for (let time = 0; time < LIMITS.emailLinksOfDay + 1; time++) await ask(stranger, email)
    expect(mailsTo(email)).toHaveLength(LIMITS.emailLinksOfDayAndAccount)
    expect((await confirm(await ask(owner, email))).status).toBe(200)
  })

  it.each(['', 'kurz', `${newId()}.kurz`, newToken(), `${newId()}.${'A'.repeat(64)}`])(
    'is refused as %j',
    async (token) => {
      expect((await confirm(token)).status).toBe(400)
    },
  )
})

describe('a caller', () => {
  it('does not learn whether an address belongs to another account', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const taken = await confirmed(other)
    const answer = await save(member, taken)
    expect(answer.json).toEqual({ confirmed: null, waiting: taken, sendsMail: true })
    expect(await read(other)).toMatchObject({ confirmed: taken })
  })

  it('asks for a few links a day', async () => {
    const member = await aMember()
    for (let count = 0; count < THROTTLES.emailChanges.limit; count++)
      expect((await save(member, anEmail())).status).toBe(200)
    expect((await save(member, anEmail())).status).toBe(429)
  })

  it.each(['walküre', 'a@b.de\nBcc: c@d.de', 'a@b.de, c@d.de', ''])(
    'is refused the address %j',
    async (email) => {
      expect((await save(await aMember(), email)).status).toBe(400)
    },
  )
})
