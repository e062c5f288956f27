import { mailsTo } from '#testing/mailbox.ts'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import {
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '#shared/api/newsletter.ts'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'
import { documents } from '#testing/document-client.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { newToken } from '#testing/members.ts'
import { remove, stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as mailLink } from '../effects/mail-newsletter-link.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { newsletterTokenKey, signupKey, signupOf } from '../newsletter.items.ts'
import { handler as confirm } from './confirm-newsletter.ts'
import { handler as subscribe } from './subscribe-newsletter.ts'
import { handler as unsubscribe } from './unsubscribe-newsletter.ts'

let lastAddress = 0
const anAddress = (): string => `203.0.${String(++lastAddress % 250)}.7`

const anEmail = (): string => `${newId().toLowerCase()}@example.org`

const keyOf = (email: string) => signupKey(signupOf(email))

const subscribing = (email: string, change: object = {}, address = anAddress()) =>
  call(subscribe, subscribeNewsletter, {
    body: { email, consentVersion: NEWSLETTER_CONSENT_VERSION, ...change },
    address,
  })

const confirming = (token: string) =>
  call(confirm, confirmNewsletter, { body: { token }, address: anAddress() })

const leaving = (token: string) =>
  call(unsubscribe, unsubscribeNewsletter, { body: { token }, address: anAddress() })

const deliver = deliverTo('mail-newsletter-link', mailLink)

/** Subscribes and returns the links of the mail that follows. */
const askAndRead = async (email: string) => {
  const record = await changeBy(keyOf(email), () => subscribing(email))
  if (record) await deliver(record)
  const mail = mailsTo(email).at(-1) ?? ''
  const [, toConfirm = ''] = /\/newsletter#confirm\.([0-9a-f]{64})/.exec(mail) ?? []
  const [, toLeave = ''] = /\/newsletter#unsubscribe\.([0-9a-f]{64})/.exec(mail) ?? []
  return { toConfirm, toLeave, record }
}

const backdate = (email: string) =>
  documents.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: keyOf(email),
      UpdateExpression: 'SET requestedAt = :then',
      ExpressionAttributeValues: { ':then': '2025-01-01T00:00:00.000Z' },
    }),
  )

describe('the newsletter subscription', () => {
  it('starts on confirmation and ends on unsubscribing', async () => {
    const email = anEmail()
    const { toConfirm, toLeave } = await askAndRead(email)
    const pending = await stored(keyOf(email))
    expect(pending).toMatchObject({
      email,
      status: 'pending',
      consentVersion: NEWSLETTER_CONSENT_VERSION,
    })
    expect(pending).toHaveProperty('requestedAt')
    expect(pending).toHaveProperty('expiresAt')

    expect((await confirming(toConfirm)).status).toBe(200)
    const confirmed = await stored(keyOf(email))
    expect(confirmed).toMatchObject({ status: 'confirmed' })
    expect(confirmed).not.toHaveProperty('expiresAt')

    expect((await leaving(toLeave)).status).toBe(200)
    expect(await stored(keyOf(email))).toBeNull()
    expect(await stored(newsletterTokenKey(toLeave))).toBeNull()
  })

  it('stores no usable token', async () => {
    const { toConfirm } = await askAndRead(anEmail())
    expect(JSON.stringify(await stored(newsletterTokenKey(toConfirm)))).not.toContain(toConfirm)
  })

  it('confirms once when repeated, and not after unsubscribing', async () => {
    const email = anEmail()
    const { toConfirm } = await askAndRead(email)
    await confirming(toConfirm)
    const first = (await stored(keyOf(email)))?.['confirmedAt']
    expect((await confirming(toConfirm)).status).toBe(200)
    expect((await stored(keyOf(email)))?.['confirmedAt']).toBe(first)
    await leaving(toConfirm)
    expect((await confirming(toConfirm)).status).toBe(404)
    expect(await stored(keyOf(email))).toBeNull()
    expect((await leaving(toConfirm)).status).toBe(200)
  })

  it('does not reveal whether an address is known', async () => {
    const email = anEmail()
    const { toConfirm } = await askAndRead(email)
    const pending = await subscribing(email)
    await confirming(toConfirm)
    const confirmed = await subscribing(email.toUpperCase())
    const unknown = await subscribing(anEmail())
    const trapped = await subscribing(anEmail(), { website: 'x' })
    for (const { status, text } of [pending, confirmed, trapped])
      expect([status, text]).toEqual([unknown.status, unknown.text])
    expect(await stored(keyOf(email))).toMatchObject({ status: 'confirmed', email })
  })

  it('mails an address at most once an hour', async () => {
    const email = anEmail()
    await askAndRead(email)
    const request = (await stored(keyOf(email)))?.['requestId']
    await askAndRead(email)
    expect((await stored(keyOf(email)))?.['requestId']).toBe(request)
    expect(mailsTo(email)).toHaveLength(1)
    await backdate(email)
    await askAndRead(email)
    expect(mailsTo(email)).toHaveLength(2)
  })

  it('mails once for repeated events, and not for an answered request', async () => {
    const email = anEmail()
    const { toConfirm, record } = await askAndRead(email)
    if (!record) throw new Error('Nothing changed')
    await deliver(record, record)
    expect(mailsTo(email)).toHaveLength(1)
    await confirming(toConfirm)
    const now = await stored(keyOf(email))
    await deliver(record, changeRecord(null, now))
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('refuses unknown, expired and orphaned links', async () => {
    const email = anEmail()
    expect((await confirming(newToken())).status).toBe(404)
    expect((await leaving(newToken())).status).toBe(200)
    const { toConfirm } = await askAndRead(email)
    await remove(keyOf(email))
    const answer = await confirming(toConfirm)
    expect(answer).toMatchObject({ status: 404, json: { message: NEWSLETTER_TEXTS.linkGone } })
    const old = await askAndRead(anEmail())
    await documents.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: newsletterTokenKey(old.toConfirm),
        UpdateExpression: 'SET expiresAt = :then',
        ExpressionAttributeValues: { ':then': 1 },
      }),
    )
    expect((await confirming(old.toConfirm)).status).toBe(404)
  })

  it.each(['', 'kurz', 'A'.repeat(64), 'g'.repeat(64)])('refuses the token %j', async (token) => {
    expect((await confirming(token)).status).toBe(400)
    expect((await leaving(token)).status).toBe(400)
  })

  it.each([
    ['no address', { email: 'walküre' }],
    ['a smuggled header', { email: 'a@b.de\nBcc: c@d.de' }],
    ['another consent', { consentVersion: '1999-01' }],
  ])('refuses %s', async (_, change) => {
    expect((await subscribing(anEmail(), change)).status).toBe(400)
  })

  it('is throttled per connection', async () => {
    const address = anAddress()
    const { limit } = THROTTLES.newsletterPerAddress
    for (let count = 0; count < limit; count++) await subscribing(anEmail(), {}, address)
    expect((await subscribing(anEmail(), {}, address)).status).toBe(429)
  })

  it('costs two writes to subscribe and a transaction to confirm', async () => {
    const email = anEmail()
    expect(await unitsOf(() => subscribing(anEmail()))).toEqual({ read: 0, write: 2, calls: 2 })
    const { toConfirm, toLeave } = await askAndRead(email)
    expect(await unitsOf(() => confirming(toConfirm))).toEqual({ read: 1, write: 5, calls: 3 })
    expect(await unitsOf(() => leaving(toLeave))).toEqual({ read: 1, write: 5, calls: 3 })
  })
})
