import { describe, expect, it } from 'vitest'
import { sendContact } from '../../../shared/api/contact.ts'
import { THROTTLES } from '../../../shared/domain/throttles.ts'
import { isoNow } from '../../platform/clock.ts'
import { call } from '../../testing/call.ts'
import { storedUnder } from '../../testing/stored.ts'
import { unitsOf } from '../../testing/units.ts'
import { handler } from './send-contact.ts'

const MESSAGE = {
  name: 'Walküre',
  email: 'walkuere@example.org',
  category: 'feedback',
  subject: 'Lauter bitte',
  message: 'Es könnte alles noch ein bisschen lauter sein.',
}

let lastAddress = 0
const anAddress = (): string => `203.0.113.${String(++lastAddress)}`

const sending = (body: unknown, address = anAddress()) =>
  call(handler, sendContact, { body, address })

const received = () => storedUnder(`CONTACT#${isoNow().slice(0, 7)}`)

describe('the contact form', () => {
  it('keeps the message for a year and answers what is true', async () => {
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
  ])('refuses %s, and says why', async (_, change, text) => {
    const before = (await received()).length
    const answer = await sending({ ...MESSAGE, ...change })
    expect(answer).toMatchObject({ status: 400, json: { message: text } })
    expect(await received()).toHaveLength(before)
  })

  it.each([
    ['a message without end', { message: 'x'.repeat(5001) }],
    ['a subject of two lines', { subject: 'Zeile eins\nZeile zwei' }],
    ['control characters', { message: `${MESSAGE.message}\u0000` }],
    ['fields it does not have', { admin: true }],
  ])('refuses %s', async (_, change) => {
    expect((await sending({ ...MESSAGE, ...change })).status).toBe(400)
  })

  it('lets a machine believe that it was heard', async () => {
    const before = (await received()).length
    const trapped = await sending({ ...MESSAGE, website: 'https://spam.example' })
    const honest = await sending({ ...MESSAGE, website: '' })
    expect(trapped).toMatchObject({ status: 200, json: honest.json })
    expect(await received()).toHaveLength(before + 1)
  })

  it('listens to one connection only so often, traps included', async () => {
    const address = anAddress()
    const { limit } = THROTTLES.contactMessagesPerAddress
    for (let count = 0; count < limit; count++)
      await sending({ ...MESSAGE, website: 'https://spam.example' }, address)
    const answer = await sending(MESSAGE, address)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await sending(MESSAGE)).status).toBe(200)
  })

  it('costs the throttle and the message', async () => {
    expect(await unitsOf(() => sending(MESSAGE))).toEqual({ read: 0, write: 2, calls: 2 })
  })
})
