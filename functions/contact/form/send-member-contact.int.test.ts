import { describe, expect, it } from 'vitest'
import { contactSender, sendMemberContact } from '#shared/api/contact.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as sender } from './contact-sender.ts'
import { handler } from './send-member-contact.ts'

const MESSAGE = {
  email: 'walkuere@example.org',
  category: 'feedback',
  subject: 'Lauter bitte',
  message: 'Es könnte alles noch ein bisschen lauter sein.',
}

const send = (by: Pick<TestMember, 'token'>, body: unknown = MESSAGE, key?: string) =>
  call(handler, sendMemberContact, {
    token: by.token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const receivedFrom = async ({ id }: TestMember) =>
  (await storedUnder(`CONTACT#${isoNow().slice(0, 7)}`)).filter(({ memberId }) => memberId === id)

describe('the contact form of a member', () => {
  it('stores name and id of the session', async () => {
    const member = await aMember({ displayName: 'Ö' })
    const answer = await send(member)
    expect(answer.status).toBe(200)
    expect((answer.json as { autoResponse: string }).autoResponse).toContain('24 Stunden')
    const [message, ...more] = await receivedFrom(member)
    expect(more).toEqual([])
    expect(message).toMatchObject({ ...MESSAGE, name: 'Ö', entity: 'ContactMessage' })
  })

  it('stores a message once when it is repeated with the same key', async () => {
    const member = await aMember()
    const key = 'key-of-a-member-message'
    for (let times = 0; times < 2; times++)
      expect((await send(member, MESSAGE, key)).status).toBe(200)
    expect(await receivedFrom(member)).toHaveLength(1)
  })

  it('refuses guests and bad input', async () => {
    const member = await aMember()
    expect((await send({ token: newToken() })).status).toBe(401)
    expect(await send(member, { ...MESSAGE, subject: 'Hey' })).toMatchObject({
      status: 400,
      json: { message: 'Betreff muss mindestens 5 Zeichen haben' },
    })
    expect(await receivedFrom(member)).toEqual([])
  })

  it('limits the messages of a member', async () => {
    const member = await aMember()
    for (let sent = 0; sent < THROTTLES.contactMessages.limit; sent++)
      expect((await send(member)).status).toBe(200)
    expect((await send(member)).status).toBe(429)
  })
})

describe('the sender of the contact form', () => {
  it('has the address of the account, or none', async () => {
    const member = await aMember()
    const ask = () => call(sender, contactSender, { token: member.token })
    expect((await ask()).json).toEqual({ email: null })
    await putAll([{ ...privateKey(member.id), confirmedEmail: 'ich@example.org' }])
    expect((await ask()).json).toEqual({ email: 'ich@example.org' })
    expect((await call(sender, contactSender, { token: newToken() })).status).toBe(401)
  })
})
