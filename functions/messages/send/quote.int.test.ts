import { describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { aMember } from '#testing/members.ts'
import { aMessage, anOpenPair, aRequest, send, sent } from '#testing/messages.ts'
import { stored } from '#testing/stored.ts'
import { MAX_QUOTES, messageKey, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { SEND_TEXTS } from '../texts.ts'

const anOpenScene = async () => {
  const [a, b] = [await aMember(), await aMember()]
  await anOpenPair(a, b)
  return { a, b, pairId: pairIdOf(a.id, b.id) }
}

const GONE = { status: 409, json: { message: SEND_TEXTS.quoteIsGone } }

describe('a quote', () => {
  it('keeps the beginning of the answered message', async () => {
    const { a, b } = await anOpenScene()
    const first = await sent(a, b, 'Laut. '.repeat(100))
    const answer = await sent(b, a, { content: 'Lauter!', replyToId: first.id })
    expect(answer.replyTo).toMatchObject({ id: first.id, senderId: a.id, mediaType: null })
    expect(answer.replyTo?.content).toMatch(/^Laut\. Laut\..*…$/)
    expect(answer.replyTo?.content.length).toBeLessThanOrEqual(140)
  })

  it('says what a photo is, and nothing of its object', async () => {
    const { a, b } = await anOpenScene()
    const media = { type: 'image', key: 'messages/x', contentType: 'image/jpeg' } as const
    const id = await aMessage(a, b, { content: undefined, media })
    const answer = await send(b, a, { content: 'Schön.', replyToId: id })
    expect(answer.json).toMatchObject({ replyTo: { content: '', mediaType: 'image' } })
    expect(answer.text).not.toContain('messages/x')
  })

  it.each(['held', 'deleted', 'removed'] as const)('is none of a %s message', async (status) => {
    const { a, b } = await anOpenScene()
    const id = await aMessage(a, b, { status })
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      expect(await send(from, to, { content: 'Wie?', replyToId: id })).toMatchObject(GONE)
  })

  it('is none of another thread, of a missing message, or of members in the wrong order', async () => {
    const { a, b, pairId } = await anOpenScene()
    const third = await aMember()
    const [low = '', high = ''] = pairId.split('-')
    const ulid = newId()
    const foreign = [await aMessage(a, third), await aMessage(third, await aMember())]
    for (const replyToId of [...foreign, `${pairId}-${ulid}`, `${high}-${low}-${ulid}`])
      expect(await send(a, b, { content: 'Wie?', replyToId })).toMatchObject(GONE)
  })

  it('counts on the message that it quotes, up to a limit', async () => {
    const { a, b, pairId } = await anOpenScene()
    const quotedBy = new Set(Array.from({ length: MAX_QUOTES - 1 }, () => newId()))
    const replyToId = await aMessage(a, b, { quotedBy })
    const answers = await Promise.all(
      [1, 2, 3].map((index) => send(b, a, { content: String(index), replyToId })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { ulid } = parseMessageId(replyToId)
    expect((await stored(messageKey({ pairId, ulid })))?.quotedBy?.size).toBe(MAX_QUOTES)
  })

  it('of a request is an answer, which accepts it', async () => {
    const [a, b] = [await aMember(), await aMember()]
    const replyToId = await aRequest(a, b)
    expect((await sent(b, a, { content: 'Gern!', replyToId })).replyTo?.id).toBe(replyToId)
    expect((await send(a, b, 'Super.')).status).toBe(201)
  })
})
