import { emptyQueues, workOff } from '#testing/work-queues.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { anOpenPair, storedMessage, storedPair } from '#testing/messages.ts'
import { putAll } from '#testing/posts.ts'
import { aReceiver, pushesTo, queuedTexts, setClock, wish } from '#testing/push-receivers.ts'
import { runSchedule } from '#testing/schedules.ts'
import { aThread } from '#testing/threads.ts'
import type { MessageItem } from '../../messages/items/index.ts'
import { sideKey } from '../../messages/threads/index.ts'
import { stored } from '#testing/stored.ts'
import { handler as pushDue } from '../due/push-due.ts'
import { handler as startDue } from '../due/start-due-pushes.ts'
import { handler } from './push-message.ts'

const deliver = deliverTo('push-message', handler)

let receiver: TestMember
let sender: TestMember

const send = async (message: Partial<MessageItem> = {}): Promise<MessageItem> => {
  const { item } = storedMessage(sender, receiver, message)
  await putAll([item])
  await deliver(changeRecord(null, item))
  return item
}

const PHOTO = { media: { type: 'image', contentType: 'image/webp' } } as const

beforeEach(async () => {
  setClock('2026-11-23T11:00:00.000Z')
  await emptyQueues()
  receiver = await aReceiver()
  await wish(receiver.id, { showsText: true })
  sender = await aMember({ displayName: 'Walküre' })
  await anOpenPair(sender, receiver)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a message', () => {
  it('is pushed once and opens the thread', async () => {
    const item = await send()
    await deliver(changeRecord(null, item))
    expect(await pushesTo(receiver)).toMatchObject([
      {
        kind: 'message',
        title: 'Walküre',
        body: 'Laut.',
        path: `/messages?user=${sender.id}`,
        tag: `thread-${sender.id}`,
        actions: ['reply'],
      },
    ])
  })

  it.each([
    ['a photo', PHOTO, 'Foto: Laut.'],
    ['a photo without text', { ...PHOTO, content: undefined }, 'Foto'],
    ['a photo that vanishes', { ...PHOTO, isTemporary: true }, 'Foto, das verschwindet'],
  ] as const)('shows what %s may show', async (_, message, body) => {
    await send(message)
    expect(await queuedTexts(receiver)).toEqual([`Walküre: ${body}`])
  })

  it('shows no text to a receiver who never asked for it', async () => {
    receiver = await aReceiver()
    await anOpenPair(sender, receiver)
    await send()
    expect(await queuedTexts(receiver)).toEqual(['Walküre: Neue Nachricht'])
  })

  it('shows no text when the receiver wants none', async () => {
    await wish(receiver.id, { showsText: false })
    await send({ ...PHOTO })
    expect(await queuedTexts(receiver)).toEqual(['Walküre: Neue Nachricht'])
  })

  it('is not pushed while it is a request', async () => {
    await putAll([storedPair(sender, receiver, { requestMessages: 1 })])
    await send()
    expect(await pushesTo(receiver)).toEqual([])
  })

  it('is not pushed in a muted thread', async () => {
    await aThread(sender, receiver)
    const side = await stored(sideKey(receiver.id, sender.id))
    await putAll([{ ...side, isMuted: true }])
    await send()
    expect(await pushesTo(receiver)).toEqual([])
  })

  it('is not pushed when a block came first', async () => {
    await block(receiver, sender)
    await send()
    expect(await pushesTo(receiver)).toEqual([])
  })

  it('is pushed when a moderator approves it, and not while it is held', async () => {
    const held = await send({ status: 'held' })
    expect(await pushesTo(receiver)).toEqual([])
    const { status: _, ...approved } = held
    await putAll([approved])
    await deliver(changeRecord(held, approved))
    expect(await queuedTexts(receiver)).toEqual(['Walküre: Laut.'])
  })

  it('is not pushed again when it gets horns', async () => {
    const { item } = storedMessage(sender, receiver)
    await putAll([item])
    const liked: MessageItem = { ...item, horns: new Set([receiver.id]) }
    await deliver(changeRecord(item, liked))
    expect(await pushesTo(receiver)).toEqual([])
  })
})

describe('a message that waited for the end of the quiet hours', () => {
  const sendAtNight = async (): Promise<MessageItem> => {
    setClock('2026-11-23T22:00:00.000Z')
    return send()
  }

  const pushInTheMorning = async (): Promise<readonly string[]> => {
    setClock('2026-11-24T07:00:00.000Z')
    await runSchedule('start-due-pushes', startDue)
    await workOff('push-due', pushDue)
    return queuedTexts(receiver)
  }

  it('is pushed afterwards', async () => {
    await sendAtNight()
    expect(await pushInTheMorning()).toEqual(['Walküre: Laut.'])
  })

  it('shows no text when the receiver wants none meanwhile', async () => {
    await sendAtNight()
    await wish(receiver.id, { showsText: false })
    expect(await pushInTheMorning()).toEqual(['Walküre: Neue Nachricht'])
  })

  it.each(['receiver', 'sender'] as const)('is not pushed when the %s blocked', async (who) => {
    await sendAtNight()
    await (who === 'receiver' ? block(receiver, sender) : block(sender, receiver))
    expect(await pushInTheMorning()).toEqual([])
  })

  it('is not pushed when the sender deleted it', async () => {
    const item = await sendAtNight()
    await putAll([{ ...item, status: 'deleted' }])
    expect(await pushInTheMorning()).toEqual([])
  })
})
