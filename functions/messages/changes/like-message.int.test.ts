import { describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { aMember, block, newToken } from '#testing/members.ts'
import { aMessage, anOpenPair, aRequest, like, sent } from '#testing/messages.ts'
import { stored } from '#testing/stored.ts'
import { messageKey, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { CHANGE_TEXTS } from '../texts.ts'

const anOpenScene = async () => {
  const [a, b] = [await aMember(), await aMember()]
  await anOpenPair(a, b)
  return { a, b, pairId: pairIdOf(a.id, b.id) }
}

const hornsOf = async (id: string): Promise<string[]> => [
  ...((await stored(messageKey(parseMessageId(id))))?.horns ?? []),
]

describe('horns for a message', () => {
  it('are given by both, and taken back', async () => {
    const { a, b } = await anOpenScene()
    const { id } = await sent(a, b)
    expect((await like(b, id)).json).toEqual({ isLiked: true })
    expect((await like(a, id)).json).toEqual({ isLiked: true })
    expect((await hornsOf(id)).toSorted()).toEqual([a.id, b.id].toSorted())
    expect((await like(b, id, false)).json).toEqual({ isLiked: false })
    expect(await hornsOf(id)).toEqual([a.id])
    expect((await like(a, id, false)).json).toEqual({ isLiked: false })
    expect(await hornsOf(id)).toEqual([])
  })

  it('are given once when the call is repeated', async () => {
    const { a, b } = await anOpenScene()
    const { id } = await sent(a, b)
    const answers = await Promise.all(Array.from({ length: 10 }, () => like(b, id)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await hornsOf(id)).toEqual([b.id])
  })

  it('wait until a request is accepted', async () => {
    const [a, b] = [await aMember(), await aMember()]
    const id = await aRequest(a, b)
    for (const member of [a, b])
      expect(await like(member, id)).toMatchObject({
        status: 403,
        json: { message: CHANGE_TEXTS.notAccepted },
      })
  })

  it.each(['held', 'deleted', 'removed'] as const)('are refused for a %s one', async (status) => {
    const { a, b } = await anOpenScene()
    const id = await aMessage(a, b, { status })
    for (const member of [a, b]) expect((await like(member, id)).status).toBe(404)
    expect(await hornsOf(id)).toEqual([])
  })

  it('are refused for a third, a missing message and a block', async () => {
    const { a, b, pairId } = await anOpenScene()
    const { id } = await sent(a, b)
    const [low, high] = pairId.split('-')
    expect((await like(await aMember(), id)).status).toBe(404)
    expect((await like(b, `${pairId}-${newId()}`)).status).toBe(404)
    expect((await like(b, `${high}-${low}-${parseMessageId(id).ulid}`)).status).toBe(404)
    expect((await like({ ...b, token: newToken() }, id)).status).toBe(401)
    await block(a, b)
    expect(await like(a, id)).toMatchObject({ status: 403, json: { code: 'blocked' } })
    expect((await like(b, id)).status).toBe(404)
    expect(await hornsOf(id)).toEqual([])
  })
})
