import { describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { aMember, block, newToken } from '#testing/members.ts'
import { aMessage, anOpenPair, deleteOwn, like, send, sent } from '#testing/messages.ts'
import { stored } from '#testing/stored.ts'
import { messageKey, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { CHANGE_TEXTS } from '../texts.ts'

const anOpenScene = async () => {
  const [a, b] = [await aMember(), await aMember()]
  await anOpenPair(a, b)
  return { a, b, pairId: pairIdOf(a.id, b.id) }
}

const itemOf = (id: string) => stored(messageKey(parseMessageId(id)))

describe('deleting a message', () => {
  it('leaves nothing of what it said', async () => {
    const { a, b } = await anOpenScene()
    const first = await sent(b, a, 'Zuerst')
    const media = { type: 'image', key: 'messages/x', contentType: 'image/jpeg' } as const
    const id = await aMessage(a, b, {
      content: 'Geheim',
      media,
      isTemporary: true,
      viewedAt: '2026-01-01T00:00:00.000Z',
      vanishesAt: '2026-01-01T00:00:30.000Z',
      replyTo: { id: first.id, senderId: b.id, content: 'Zuerst' },
    })
    await like(b, id)
    expect((await deleteOwn(a, id)).json).toEqual({ ok: true })
    expect(await itemOf(id)).toEqual({
      ...messageKey(parseMessageId(id)),
      entity: 'Message',
      senderId: a.id,
      recipientId: b.id,
      status: 'deleted',
    })
    expect((await deleteOwn(a, id)).status).toBe(200)
  })

  it('empties its quotes', async () => {
    const { a, b } = await anOpenScene()
    const { id } = await sent(a, b, 'Geheim')
    const answers = [
      await sent(b, a, { content: 'Eins', replyToId: id }),
      await sent(a, b, { content: 'Zwei', replyToId: id }),
    ]
    const gone = await sent(b, a, { content: 'Drei', replyToId: id })
    await deleteOwn(b, gone.id)
    expect((await deleteOwn(a, id)).status).toBe(200)
    for (const answer of answers) {
      const item = await itemOf(answer.id)
      expect(item?.replyTo).toEqual({ id, senderId: a.id, content: '' })
      expect(item?.content).toBe(answer.content)
    }
    expect(await itemOf(gone.id)).not.toHaveProperty('replyTo')
  })

  it('leaves no quote of a message that is answered at the same time', async () => {
    const { a, b } = await anOpenScene()
    for (let round = 0; round < 5; round++) {
      const { id } = await sent(a, b, 'Geheim')
      const [answer, deleted] = await Promise.all([
        send(b, a, { content: 'Antwort', replyToId: id }),
        deleteOwn(a, id),
      ])
      expect(deleted.status).toBe(200)
      expect([201, 409]).toContain(answer.status)
      if (answer.status !== 201) continue
      const item = await itemOf((answer.json as { id: string }).id)
      expect(item?.replyTo?.content).toBe('')
    }
  })

  it('is possible after a block, from both sides', async () => {
    const { a, b } = await anOpenScene()
    const [own, others] = [await sent(a, b), await sent(b, a)]
    await block(a, b)
    expect((await deleteOwn(a, own.id)).status).toBe(200)
    expect((await deleteOwn(b, others.id)).status).toBe(200)
  })

  it('is refused for the message of the other', async () => {
    const { a, b } = await anOpenScene()
    const { id } = await sent(a, b)
    expect(await deleteOwn(b, id)).toMatchObject({
      status: 403,
      json: { message: CHANGE_TEXTS.notYours },
    })
    expect((await itemOf(id))?.status).toBeUndefined()
  })

  it('returns 404 for what the caller may not see', async () => {
    const { a, b, pairId } = await anOpenScene()
    const third = await aMember()
    const { id } = await sent(a, b)
    const held = await aMessage(a, b, { status: 'held' })
    const [low, high] = pairId.split('-')
    expect((await deleteOwn(third, id)).status).toBe(404)
    expect((await deleteOwn(b, held)).status).toBe(404)
    expect((await deleteOwn(a, `${pairId}-${newId()}`)).status).toBe(404)
    expect((await deleteOwn(a, `${high}-${low}-${parseMessageId(id).ulid}`)).status).toBe(404)
    expect((await deleteOwn({ ...a, token: newToken() }, id)).status).toBe(401)
    expect((await deleteOwn(a, held)).status).toBe(200)
  })
})
