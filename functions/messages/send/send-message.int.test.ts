import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Message } from '#shared/api/messages.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aMember, block } from '#testing/members.ts'
import { anOpenPair, send, sent } from '#testing/messages.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { chatPartition } from '../items/pair.items.ts'
import { messageKey, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { SEND_TEXTS } from '../texts.ts'

const anOpenScene = async () => {
  const [a, b] = [await aMember(), await aMember()]
  await anOpenPair(a, b)
  return { a, b, pairId: pairIdOf(a.id, b.id) }
}

describe('a message in an open conversation', () => {
  it('is stored and returned to its sender', async () => {
    const { a, b, pairId } = await anOpenScene()
    const key = randomUUID()
    const answer = await send(a, b, '  Kommst du nach Wacken?\r\nIch fahre. ', key)
    expect(answer.status).toBe(201)
    const message: Message = answer.json
    expect(message).toMatchObject({
      senderId: a.id,
      content: 'Kommst du nach Wacken?\nIch fahre.',
      clientId: key,
      status: 'sent',
      mediaType: null,
      replyTo: null,
      isLiked: false,
    })
    expect(message.id.startsWith(`${pairId}-`)).toBe(true)
    expect(Date.now() - Date.parse(message.createdAt)).toBeLessThan(10_000)
    expect(await stored(messageKey(parseMessageId(message.id)))).toMatchObject({
      senderId: a.id,
      recipientId: b.id,
      content: message.content,
    })
  })

  it('is sent once when the request is repeated', async () => {
    const { a, b, pairId } = await anOpenScene()
    const key = randomUUID()
    const [first, second] = await Promise.all([send(a, b, 'Eins', key), send(a, b, 'Eins', key)])
    expect(first.json).toEqual(second.json)
    expect((await send(a, b, 'Eins', key)).json).toEqual(first.json)
    expect(await storedUnder(chatPartition(pairId))).toHaveLength(2)
    expect((await send(a, b, 'Zwei', key)).status).toBe(409)
  })

  it('is answered like the first one when the sender was blocked since', async () => {
    const { a, b } = await anOpenScene()
    const key = randomUUID()
    const first = await send(a, b, 'Eins', key)
    await block(b, a)
    expect((await send(a, b, 'Eins', key)).json).toEqual(first.json)
    expect((await send(a, b, 'Zwei', randomUUID())).status).toBe(404)
  })

  it('is not held by the NSBM guard', async () => {
    const { a, b } = await anOpenScene()
    expect(await sent(a, b, 'Ist das noch NSBM?')).toMatchObject({
      status: 'sent',
      statusReason: null,
    })
  })

  it('takes 4,000 characters and refuses 4,001', async () => {
    const { a, b, pairId } = await anOpenScene()
    expect((await send(a, b, 'x'.repeat(4000))).status).toBe(201)
    const answer = await send(a, b, 'x'.repeat(4001))
    expect(answer).toMatchObject({ status: 400, json: { message: 'Höchstens 4.000 Zeichen.' } })
    expect(await storedUnder(chatPartition(pairId))).toHaveLength(2)
  })

  it.each(['', '   ', '\u200b', undefined])('needs text or media: %j', async (content) => {
    const { a, b } = await anOpenScene()
    const answer = await send(a, b, content === undefined ? {} : { content })
    expect(answer).toMatchObject({ status: 400, json: { message: SEND_TEXTS.empty } })
  })
})

describe('the recipient of a message', () => {
  it('is another member', async () => {
    const a = await aMember()
    const answer = await send(a, a, 'Hallo ich')
    expect(answer).toMatchObject({ status: 400, json: { message: SEND_TEXTS.toYourself } })
  })

  it('exists', async () => {
    const { a, b } = await anOpenScene()
    await remove(memberKey(b.id))
    for (const id of [newId(), b.id])
      expect(await send(a, { id }, 'Hallo?')).toMatchObject({
        status: 404,
        json: { message: 'Benutzer konnte nicht gefunden werden' },
      })
  })

  it.each(['', 'abc', '../etc', '0'.repeat(26).toLowerCase() + 'x'])('is no %j', async (id) => {
    expect((await send(await aMember(), { id }, 'Hallo?')).status).toBe(400)
  })

  it('neither blocks the sender nor is blocked', async () => {
    const { a, b } = await anOpenScene()
    await block(a, b)
    expect(await send(a, b, 'Hallo?')).toMatchObject({ status: 403, json: { code: 'blocked' } })
    expect(await send(b, a, 'Hallo?')).toMatchObject({
      status: 404,
      json: { message: SEND_TEXTS.noRecipient },
    })
  })
})

describe.runIf(unitsAreExact)('the cost of a message', () => {
  it('does not depend on the length of the thread', async () => {
    const { a, b } = await anOpenScene()
    const send20 = async () => {
      for (let count = 0; count < 20; count++) await sent(a, b, `Nachricht ${count}`)
    }
    const costOf = () => unitsOf(() => send(a, b, 'Noch eine.', randomUUID()))
    const before = await costOf()
    await send20()
    expect(await costOf()).toEqual(before)
    expect(before.write).toBeLessThanOrEqual(10)
  })

  it('stays within ten write units for the first message of a request', async () => {
    const [a, b] = [await aMember(), await aMember()]
    const units = await unitsOf(() => send(a, b, 'Hallo!', randomUUID()))
    expect(units.write).toBeLessThanOrEqual(10)
  })

  it('stays within ten write units for a quote in a request', async () => {
    const [a, b] = [await aMember(), await aMember()]
    const { id } = await sent(a, b)
    const body = { content: 'Genau das.', replyToId: id }
    const units = await unitsOf(() => send(a, b, body, randomUUID()))
    expect(units.write).toBeLessThanOrEqual(10)
  })
})
