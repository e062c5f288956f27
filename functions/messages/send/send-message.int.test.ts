import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Message } from '#shared/api/messages.ts'
import { aMember } from '#testing/members.ts'
import { anOpenPair, send, sent } from '#testing/messages.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { chatPartition, pairIdOf, pairKey } from '../items/index.ts'

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
})

describe('the first message', () => {
  it('is a request', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await sent(a, b)
    expect(await stored(pairKey(pairIdOf(a.id, b.id)))).toMatchObject({
      requestedBy: a.id,
      requestMessages: 1,
    })
  })
})
