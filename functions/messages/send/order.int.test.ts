import { afterEach, describe, expect, it, vi } from 'vitest'
import { encodeTime } from 'ulid'
import { ulidTime } from '#shared/domain/ids.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aMessage, anOpenPair, send, sent } from '#testing/messages.ts'
import { storedUnder } from '#testing/stored.ts'
import { chatPartition } from '../items/pair.items.ts'
import { messageIdOf, messageRefOf, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'

const SECOND = 1000

const anOpenScene = async (): Promise<{ a: TestMember; b: TestMember; pairId: string }> => {
  const [a, b] = [await aMember(), await aMember()]
  await anOpenPair(a, b)
  return { a, b, pairId: pairIdOf(a.id, b.id) }
}

/** A message whose id was made by a function whose clock is this much ahead. */
const aheadBy = (pairId: string, ms: number): string =>
  messageIdOf({ pairId, ulid: encodeTime(Date.now() + ms) + newId().slice(10) })

const textsIn = async (pairId: string): Promise<unknown[]> =>
  (await storedUnder(chatPartition(pairId)))
    .filter(({ SK }) => SK !== 'PAIR')
    .map((item) => item['content'])

afterEach(() => {
  vi.useRealTimers()
})

describe('the order of a thread', () => {
  it('is the order of the answers when the clock of the function goes backwards', async () => {
    const { a, b, pairId } = await anOpenScene()
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    let after: string | undefined
    for (const [index, skew] of [0, -3 * SECOND, 4 * SECOND, -9 * SECOND, 0].entries()) {
      vi.setSystemTime(start + skew)
      const body = { content: String(index), ...(after !== undefined && { after }) }
      after = (await sent(index % 2 === 0 ? a : b, index % 2 === 0 ? b : a, body)).id
    }
    expect(await textsIn(pairId)).toEqual(['0', '1', '2', '3', '4'])
  })

  it('is above the newest known message when that has a later time', async () => {
    const { a, b, pairId } = await anOpenScene()
    const after = aheadBy(pairId, 8 * SECOND)
    const { id } = await sent(a, b, { content: 'Danach', after })
    expect(id > after).toBe(true)
    expect(ulidTime(parseMessageId(id).ulid) - ulidTime(parseMessageId(after).ulid)).toBe(1)
  })

  it('keeps two answers to one message apart', async () => {
    const { a, b, pairId } = await anOpenScene()
    const after = aheadBy(pairId, 8 * SECOND)
    const both = await Promise.all([
      sent(a, b, { content: 'a', after }),
      sent(b, a, { content: 'b', after }),
    ])
    expect(new Set(both.map(({ id }) => id)).size).toBe(2)
    expect(both.every(({ id }) => id > after)).toBe(true)
  })

  it('cannot be moved into the future', async () => {
    const { a, b, pairId } = await anOpenScene()
    const after = aheadBy(pairId, 3600 * SECOND)
    const { createdAt } = await sent(a, b, { content: 'Jetzt', after })
    expect(Date.parse(createdAt)).toBeLessThan(Date.now() + 10 * SECOND)
    const latest = messageIdOf({ pairId, ulid: `7${'Z'.repeat(25)}` })
    expect((await send(a, b, { content: 'Jetzt', after: latest })).status).toBe(201)
  })

  it('takes no message of another thread, and no id whose members are in the wrong order', async () => {
    const { a, b, pairId } = await anOpenScene()
    const foreign = await aMessage(a, await aMember())
    const [low = '', high = ''] = pairId.split('-')
    for (const after of [foreign, `${high}-${low}-${newId()}`, `${low}-${low}-${newId()}`])
      expect((await send(a, b, { content: 'Danach', after })).status).toBe(400)
    for (const after of [newId(), `${pairId}-`, `${pairId}-${newId().toLowerCase()}`])
      expect((await send(a, b, { content: 'Danach', after })).status).toBe(400)
    expect(await textsIn(pairId)).toEqual([])
  })
})

describe('a hundred messages at once', () => {
  it('are all stored, each once', async () => {
    const { a, b, pairId } = await anOpenScene()
    const texts = Array.from({ length: 100 }, (_, index) => `Nachricht ${index}`)
    const answers = await Promise.all(texts.map((text) => send(a, b, text, newId())))
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201))
    expect((await textsIn(pairId)).toSorted()).toEqual(texts.toSorted())
    const items = await storedUnder(chatPartition(pairId))
    const ids = items
      .filter(({ SK }) => SK !== 'PAIR')
      .map((item) => messageIdOf(messageRefOf(item)))
    expect(ids).toEqual(ids.toSorted())
  })
})
