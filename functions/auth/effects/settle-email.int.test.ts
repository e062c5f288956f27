import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { mailsTo } from '#testing/mailbox.ts'
import { aMember } from '#testing/members.ts'
import {
  aConfirmedEmail,
  anEmail,
  askForLink,
  confirmAddress,
  linkIn,
  saveAddress,
  settleAddress,
  settled,
} from '#testing/own-emails.ts'
import { stored } from '#testing/stored.ts'
import { requestSignup, signupKey, signupOf } from '../../contact/newsletter.items.ts'

const DAY_MS = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the confirmed address of an account', () => {
  it('gets a mail that it was replaced, but not before the new one is confirmed', async () => {
    const [member, next] = [await aMember(), anEmail()]
    const old = await aConfirmedEmail(member)
    const link = await askForLink(member, next)
    expect(mailsTo(old)).toHaveLength(1)
    await settled(member, () => confirmAddress(link))
    expect(mailsTo(old).at(-1)).toContain('gehört nicht mehr zu deinem Konto')
    expect(mailsTo(old).at(-1)).not.toContain(next)
    expect(mailsTo(next)).toHaveLength(1)
  })

  it('gets one mail that it was removed, also when the event is repeated', async () => {
    const member = await aMember()
    const old = await aConfirmedEmail(member)
    const record = await settled(member, () => saveAddress(member, null))
    if (record) await settleAddress(record)
    expect(mailsTo(old)).toHaveLength(2)
  })

  it('takes the newsletter with it that the member ordered there', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [mine, theirs] = [await aConfirmedEmail(member), await aConfirmedEmail(other)]
    await write(requestSignup(mine, '2025-01', member.id))
    // Ordered in the footer, by anybody who reads the mail of the address.
    await write(requestSignup(theirs, '2025-01'))
    await settled(member, () => saveAddress(member, null))
    await settled(other, () => saveAddress(other, null))
    expect(await stored(signupKey(signupOf(mine)))).toBeNull()
    expect(await stored(signupKey(signupOf(theirs)))).not.toBeNull()
  })
})

describe('the link', () => {
  it('is stored as a hash, and mailed once also when the event is repeated', async () => {
    const [member, email] = [await aMember(), anEmail()]
    const record = await settled(member, () => saveAddress(member, email))
    const [, secret = ''] = linkIn(email).split('.')
    expect(JSON.stringify(await stored(privateKey(member.id)))).not.toContain(secret)
    if (record) await settleAddress(record)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('goes to one recipient a few times a day, from any account and in any spelling', async () => {
    const name = newId().toLowerCase()
    const spellings = ['', '+a', '+b', '+c', '+d'].map((tag) => `${name}${tag}@example.org`)
    for (const spelling of spellings) await askForLink(await aMember(), spelling)
    const mails = () => spellings.flatMap((spelling) => mailsTo(spelling))
    expect(mails()).toHaveLength(LIMITS.emailLinksOfDay)
    vi.setSystemTime(Date.now() + DAY_MS)
    await askForLink(await aMember(), spellings[0] ?? '')
    expect(mails()).toHaveLength(LIMITS.emailLinksOfDay + 1)
  })

  it('still goes to the owner of an address that a stranger names all day', async () => {
    const [stranger, owner, email] = [await aMember(), await aMember(), anEmail()]
    for (let time = 0; time < LIMITS.emailLinksOfDay + 1; time++) await askForLink(stranger, email)
    expect(mailsTo(email)).toHaveLength(LIMITS.emailLinksOfDayAndAccount)
    expect((await confirmAddress(await askForLink(owner, email))).status).toBe(200)
  })
})
