import { describe, expect, it, vi } from 'vitest'
import { aContactMessage, mailsTo, publications } from '#testing/contact-scenes.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { remove, stored } from '#testing/stored.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { reserveAnswer } from '../contact.items.ts'
import { CONTACT_TEXTS } from '../texts.ts'
import { handler as answerContact } from './answer-contact.ts'
import { handler as forwardContact } from './forward-contact.ts'

const forward = deliverTo('forward-contact', forwardContact)
const answer = deliverTo('answer-contact', answerContact)

describe('the effects of a contact message', () => {
  it('notify operators once for repeated events', async () => {
    const message = await aContactMessage()
    const record = changeRecord(null, message)
    await publications()
    for (let delivery = 0; delivery < 3; delivery++) await forward(record)
    const published = await publications()
    expect(published).toHaveLength(1)
    expect(published[0]?.Subject).toBe('Contact form: technical')
    expect(published[0]?.Message).toContain(message.message)
    expect(published[0]?.Message).toContain(`Walküre <${message.email}>`)
    expect(await stored(message)).toHaveProperty('forwardedAt')
  })

  it('name the member who wrote to operators', async () => {
    const message = await aContactMessage({ memberId: '01JD3V6T5N0000000000000001' })
    await publications()
    await forward(changeRecord(null, message))
    const [published] = await publications()
    expect(published?.Message).toContain(
      `Walküre, Mitglied 01JD3V6T5N0000000000000001 <${message.email}>`,
    )
  })

  it('answer by mail once, without the text of the message', async () => {
    const message = await aContactMessage()
    const record = changeRecord(null, message)
    for (let delivery = 0; delivery < 3; delivery++) await answer(record)
    const [mail = '', ...others] = mailsTo(message.email)
    expect(others).toEqual([])
    expect(mail).toContain(`Subject: ${CONTACT_TEXTS.answerSubject}`)
    expect(mail).toContain(CONTACT_TEXTS.autoResponse)
    expect(mail).not.toContain('Gitarren')
    expect(mail).not.toContain('Walküre')
    expect(await stored(message)).toHaveProperty('answeredAt')
  })

  it('answer one recipient at most once an hour, however the address is written', async () => {
    const name = `v.${newId().toLowerCase()}`
    const addresses = [
      `${name}@example.org`,
      `${name.replaceAll('.', '').toUpperCase()}@Example.org`,
      `${name}+metal@example.org`,
    ]
    const messages = await Promise.all(addresses.map((email) => aContactMessage({ email })))
    for (const message of messages) await answer(changeRecord(null, message))
    expect(addresses.map((email) => mailsTo(email).length)).toEqual([1, 0, 0])
    vi.setSystemTime(Date.now() + 3601_000)
    const later = await aContactMessage({ email: `${name}+spaeter@example.org` })
    await answer(changeRecord(null, later))
    vi.useRealTimers()
    expect(mailsTo(later.email)).toHaveLength(1)
  })

  it('answer with the next delivery when the mail service failed', async () => {
    const message = await aContactMessage()
    await write(reserveAnswer(message))
    await answer(changeRecord(null, message))
    expect(mailsTo(message.email)).toHaveLength(1)
  })

  it('do nothing when the message was removed', async () => {
    const message = await aContactMessage()
    await remove(message)
    await publications()
    await forward(changeRecord(null, message))
    await answer(changeRecord(null, message))
    expect(await publications()).toEqual([])
    expect(mailsTo(message.email)).toEqual([])
    expect(await stored(message)).toBeNull()
  })
})
