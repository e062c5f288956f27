import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { acceptFrom, aRequest, declineFrom, deleteOwn, send, sent } from '#testing/messages.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { chatPartition, pairKey } from '../items/pair.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { SEND_TEXTS } from '../texts.ts'

const aPair = async (): Promise<{ a: TestMember; b: TestMember }> => ({
  a: await aMember(),
  b: await aMember(),
})

const pairOf = (a: { id: string }, b: { id: string }) => stored(pairKey(pairIdOf(a.id, b.id)))

const messagesOf = async (a: { id: string }, b: { id: string }) =>
  (await storedUnder(chatPartition(pairIdOf(a.id, b.id)))).filter(({ SK }) => SK !== 'PAIR')

const BANNED = 'Ist das noch N.S.B.M. oder schon Kunst?'

describe('a request', () => {
  it('takes three messages', async () => {
    const { a, b } = await aPair()
    for (const text of ['Eins', 'Zwei', 'Drei']) await sent(a, b, text)
    expect(await send(a, b, 'Vier')).toMatchObject({
      status: 403,
      json: { code: 'forbidden', message: SEND_TEXTS.requestIsFull },
    })
    expect(await pairOf(a, b)).toMatchObject({ requestedBy: a.id, requestMessages: 3 })
  })

  it('takes three of a hundred messages at once', async () => {
    const { a, b } = await aPair()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(a, b, String(index), newId())),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    // One that gives way to others too often is asked to come again.
    expect(statuses.filter((status) => ![201, 403, 503].includes(status))).toEqual([])
    expect(await messagesOf(a, b)).toHaveLength(3)
    expect((await send(a, b, 'Noch eine')).status).toBe(403)
  })

  it('answers a repeated third message like the first time', async () => {
    const { a, b } = await aPair()
    await sent(a, b)
    await sent(a, b)
    const key = randomUUID()
    const first = await send(a, b, 'Drei', key)
    expect(first.status).toBe(201)
    expect((await send(a, b, 'Drei', key)).json).toEqual(first.json)
    expect((await send(a, b, 'Vier', key)).status).toBe(403)
  })

  it('is one of twenty a day', async () => {
    const a = await aMember()
    const others = await Promise.all(
      Array.from({ length: LIMITS.requestsPerDay + 1 }, () => aMember()),
    )
    const last = others.pop() ?? a
    for (const other of others) await sent(a, other)
    const refused = await send(a, last, 'Noch jemand')
    expect(refused).toMatchObject({ status: 429, json: { message: SEND_TEXTS.tooManyRequests } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await pairOf(a, last)).toBeNull()
    const [known = last] = others
    expect((await send(a, known, 'Noch etwas')).status).toBe(201)
    expect((await send(last, a, 'Hallo!')).status).toBe(201)
    expect((await send(a, last, 'Hallo zurück!')).status).toBe(201)
  })

  it('is accepted by an answer', async () => {
    const { a, b } = await aPair()
    await sent(a, b)
    await sent(b, a)
    expect((await pairOf(a, b))?.acceptedAt).toBeDefined()
    for (let count = 0; count < 4; count++) await sent(a, b)
  })

  it('becomes an open conversation when both write at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { a, b } = await aPair()
      const answers = await Promise.all([
        send(a, b, 'Du zuerst', newId()),
        send(b, a, 'Nein, du', newId()),
      ])
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect((await pairOf(a, b))?.acceptedAt).toBeDefined()
      expect(await messagesOf(a, b)).toHaveLength(2)
    }
  })
})

describe('a request with a banned term', () => {
  it('is held: its sender sees why, and for its receiver it does not exist', async () => {
    const { a, b } = await aPair()
    const message = await sent(a, b, BANNED)
    expect(message.status).toBe('held')
    expect(message.statusReason).toMatch(/geprüft/)
    expect(await stored(heldKey('message', message.id))).toMatchObject({ rule: 'NSBM' })
    expect((await acceptFrom(b, a)).status).toBe(404)
    expect((await declineFrom(b, a)).status).toBe(404)
    await sent(a, b, 'Ganz normal.')
    expect((await acceptFrom(b, a)).status).toBe(200)
    expect((await sent(a, b, BANNED)).status).toBe('sent')
  })
})

describe('deleting a held message', () => {
  it('takes it off the moderation queue', async () => {
    const { a, b } = await aPair()
    const { id } = await sent(a, b, BANNED)
    expect((await deleteOwn(a, id)).status).toBe(200)
    expect(await stored(heldKey('message', id))).toBeNull()
  })
})

describe('accepting a request', () => {
  it('opens the conversation, once', async () => {
    const { a, b } = await aPair()
    await aRequest(a, b)
    const answers = await Promise.all([acceptFrom(b, a), acceptFrom(b, a)])
    expect(answers.map(({ json }) => json)).toEqual([{ ok: true }, { ok: true }])
    const accepted = await pairOf(a, b)
    expect((await acceptFrom(b, a)).status).toBe(200)
    expect(await pairOf(a, b)).toEqual(accepted)
  })

  it('is refused for the sender, a third, nobody and oneself', async () => {
    const { a, b } = await aPair()
    await aRequest(a, b)
    expect((await acceptFrom(a, b)).status).toBe(404)
    expect((await acceptFrom(await aMember(), a)).status).toBe(404)
    expect((await acceptFrom(b, { id: newId() })).status).toBe(404)
    expect((await acceptFrom(b, b)).status).toBe(404)
    expect((await acceptFrom(b, { id: 'quatsch' })).status).toBe(400)
    expect((await acceptFrom({ ...b, token: newToken() }, a)).status).toBe(401)
    expect((await pairOf(a, b))?.acceptedAt).toBeUndefined()
  })

  it('is refused where one blocks the other', async () => {
    const { a, b } = await aPair()
    await aRequest(a, b)
    await block(b, a)
    expect(await acceptFrom(b, a)).toMatchObject({ status: 403, json: { code: 'blocked' } })
    const second = await aPair()
    await aRequest(second.a, second.b)
    await block(second.a, second.b)
    expect((await acceptFrom(second.b, second.a)).status).toBe(404)
  })
})

describe('declining a request', () => {
  it('is not told to the sender, whose further messages count as before', async () => {
    const { a, b } = await aPair()
    await sent(a, b)
    expect((await declineFrom(b, a)).json).toEqual({ ok: true })
    expect((await declineFrom(b, a)).status).toBe(200)
    await sent(a, b)
    await sent(a, b)
    expect(await send(a, b, 'Vier')).toMatchObject({
      status: 403,
      json: { message: SEND_TEXTS.requestIsFull },
    })
    const pair = await pairOf(a, b)
    expect(pair?.declinedAt).toBeDefined()
    expect(pair?.requestMessages).toBe(3)
  })

  it('is taken back by an answer and by accepting', async () => {
    for (const takeBack of [
      (a: TestMember, b: TestMember) => send(b, a, 'Doch!'),
      (a: TestMember, b: TestMember) => acceptFrom(b, a),
    ]) {
      const { a, b } = await aPair()
      await sent(a, b)
      await declineFrom(b, a)
      expect((await takeBack(a, b)).status).toBeLessThan(300)
      const pair = await pairOf(a, b)
      expect(pair?.acceptedAt).toBeDefined()
      expect(pair).not.toHaveProperty('declinedAt')
    }
  })

  it('is refused for the sender, a third, and once it was accepted', async () => {
    const { a, b } = await aPair()
    await aRequest(a, b)
    expect((await declineFrom(a, b)).status).toBe(404)
    expect((await declineFrom(await aMember(), a)).status).toBe(404)
    expect((await declineFrom({ ...b, token: newToken() }, a)).status).toBe(401)
    await acceptFrom(b, a)
    expect((await declineFrom(b, a)).status).toBe(404)
    expect(await pairOf(a, b)).not.toHaveProperty('declinedAt')
  })

  it('is possible after a block', async () => {
    const { a, b } = await aPair()
    await aRequest(a, b)
    await block(b, a)
    expect((await declineFrom(b, a)).status).toBe(200)
  })

  it('loses against accepting at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { a, b } = await aPair()
      await aRequest(a, b)
      const [accepted, declined] = await Promise.all([acceptFrom(b, a), declineFrom(b, a)])
      expect(accepted.status).toBe(200)
      expect([200, 404]).toContain(declined.status)
      const pair = await pairOf(a, b)
      expect(pair?.acceptedAt).toBeDefined()
      expect(pair).not.toHaveProperty('declinedAt')
    }
  })
})
