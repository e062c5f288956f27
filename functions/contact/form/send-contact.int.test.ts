import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sendContact } from '#shared/api/contact.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { call } from '#testing/call.ts'
import { storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler } from './send-contact.ts'

const MESSAGE = {
  name: 'Walküre',
  email: 'walkuere@example.org',
  category: 'feedback',
  subject: 'Lauter bitte',
  message: 'Es könnte alles noch ein bisschen lauter sein.',
}

let lastAddress = 0
const anAddress = (): string => `203.0.${String(++lastAddress)}.7`

const sending = (body: unknown, address = anAddress(), key?: string) =>
  call(handler, sendContact, {
    body,
    address,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const received = () => storedUnder(`CONTACT#${isoNow().slice(0, 7)}`)

describe('the contact form', () => {
  it('stores the message for a year and answers truthfully', async () => {
    const before = (await received()).length
    const answer = await sending(MESSAGE)
    expect(answer.status).toBe(200)
    const { autoResponse } = answer.json as { autoResponse: string }
    expect(autoResponse).toContain('24 Stunden')
    expect(autoResponse).not.toMatch(/Mail/)
    const all = await received()
    expect(all).toHaveLength(before + 1)
    expect(all.at(-1)).toMatchObject({ ...MESSAGE, entity: 'ContactMessage' })
    const days = (Number(all.at(-1)?.['expiresAt']) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  })

  it.each([
    ['a short name', { name: 'W' }, 'Name muss mindestens 2 Zeichen haben'],
    ['a name of spaces', { name: '   ' }, 'Name muss mindestens 2 Zeichen haben'],
    ['no address', { email: 'walküre' }, 'Bitte gib eine gültige E-Mail-Adresse ein'],
    ['two addresses', { email: 'a@b.de, c@d.de' }, 'Bitte gib eine gültige E-Mail-Adresse ein'],
    [
      'a smuggled header',
      { email: 'a@b.de\nBcc: c@d.de' },
      'Bitte gib eine gültige E-Mail-Adresse ein',
    ],
    ['an unknown category', { category: 'spam' }, 'Bitte wähle eine Kategorie'],
    ['no category', { category: undefined }, 'Bitte wähle eine Kategorie'],
    ['a short subject', { subject: 'Hey' }, 'Betreff muss mindestens 5 Zeichen haben'],
    [
      'a short message',
      { message: 'Zu leise, Leute' },
      'Nachricht muss mindestens 20 Zeichen haben',
    ],
  ])('refuses %s with the reason', async (_, change, text) => {
    const before = (await received()).length
    const answer = await sending({ ...MESSAGE, ...change })
    expect(answer).toMatchObject({ status: 400, json: { message: text } })
    expect(await received()).toHaveLength(before)
  })

  it.each([
    ['a message without end', { message: 'x'.repeat(5001) }],
    ['a subject of two lines', { subject: 'Zeile eins\nZeile zwei' }],
    ['control characters', { message: `${MESSAGE.message}\u0000` }],
  ])('refuses %s', async (_, change) => {
    expect((await sending({ ...MESSAGE, ...change })).status).toBe(400)
  })

  it('answers a bot as if the message were stored', async () => {
    const before = (await received()).length
    const trapped = await sending({ ...MESSAGE, website: 'https://spam.example' })
    const honest = await sending({ ...MESSAGE, website: '' })
    expect(trapped).toMatchObject({ status: 200, json: honest.json })
    expect(await received()).toHaveLength(before + 1)
  })

  it('throttles a connection, bots included', async () => {
    const address = anAddress()
    const { limit } = THROTTLES.contactMessagesPerAddress
    for (let count = 0; count < limit; count++)
      await sending({ ...MESSAGE, website: 'https://spam.example' }, address)
    const answer = await sending(MESSAGE, address)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await sending(MESSAGE)).status).toBe(200)
  })

  it('stores a repeated message once, from any address', async () => {
    const before = (await received()).length
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => sending(MESSAGE, anAddress(), key)))
    answers.push(await sending(MESSAGE, anAddress(), key))
    const [first] = answers
    expect(first?.status).toBe(200)
    for (const { status, text } of answers) expect([status, text]).toEqual([200, first?.text])
    expect(await received()).toHaveLength(before + 1)
  })

  it('stores two equal messages with different keys', async () => {
    const before = (await received()).length
    for (const key of [randomUUID(), randomUUID(), undefined, undefined])
      expect((await sending(MESSAGE, anAddress(), key)).status).toBe(200)
    expect(await received()).toHaveLength(before + 4)
  })

  it('refuses another message with a used key and reveals nothing', async () => {
    const before = (await received()).length
    const key = randomUUID()
    await sending({ ...MESSAGE, website: 'https://spam.example' }, anAddress(), key)
    expect((await sending(MESSAGE, anAddress(), key)).status).toBe(200)
    const other = await sending({ ...MESSAGE, subject: 'Leiser bitte' }, anAddress(), key)
    expect(other.status).toBe(409)
    expect(other.text).not.toContain(MESSAGE.email)
    expect(await received()).toHaveLength(before + 1)
  })

  it('counts repetitions in the throttle', async () => {
    const [address, key] = [anAddress(), randomUUID()]
    const { limit } = THROTTLES.contactMessagesPerAddress
    for (let count = 0; count < limit; count++) await sending(MESSAGE, address, key)
    expect((await sending(MESSAGE, address, key)).status).toBe(429)
  })

  it('costs the throttle, the message and its key', async () => {
    const sent = unitsOf(() => sending(MESSAGE, anAddress(), randomUUID()))
    expect(await sent).toEqual({ read: 0, write: 5, calls: 2 })
  })
})
