import { faults } from '#testing/fault-proxy.ts'
// oxlint-disable-next-line house/no-clock-in-tests -- gives what is too early its chance; a slow machine changes nothing
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { putAll } from '#platform/table/index.ts'
import { changeRecord } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { anOpenPair, sent, storedMessage, storedPair } from '#testing/messages.ts'
import { runsOf } from '#testing/property-runs.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import {
  acceptedNow,
  aDeliveredRequest,
  aThread,
  changePair,
  delivered,
  deliverMessage,
  listed,
  readUpTo,
  ulidAt,
  unread,
} from '#testing/threads.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { unreadKey } from '../../notifications/index.ts'
import { messageKey, parseMessageId } from '../items/message.items.ts'
import { settleSide } from '../threads/settle-side.ts'
import { sideKey } from '../threads/side.items.ts'

let me: TestMember
let other: TestMember

const foldersOf = async ({ id }: TestMember): Promise<string[]> =>
  (await storedUnder(`CHATS#${id}`))
    .map(({ SK }) => SK.split('#')[0] ?? '')
    .filter((kind) => kind !== 'NAME')

const changeMessage = async (id: string, status: 'deleted' | 'removed' | undefined) => {
  const before = await stored(messageKey(parseMessageId(id)))
  if (!before) throw new Error('No message')
  const after = { ...before, status }
  await putAll([after])
  await deliverMessage(changeRecord(before, after))
}

beforeEach(async () => {
  me = await aMember()
  other = await aMember({ displayName: 'Gegenüber' })
})

describe('delivering a message', () => {
  it('lists it for both members, and counts it for the receiver', async () => {
    await aThread(other, me)
    expect(await listed(me)).toMatchObject([
      { id: other.id, name: 'Gegenüber', lastMessage: { content: 'Laut.' }, unreadCount: 1 },
    ])
    expect(await listed(other)).toMatchObject([{ id: me.id, unreadCount: 0 }])
    expect([await unread(me), await unread(other)]).toEqual([1, 0])
  })

  it('keeps one list entry for each thread', async () => {
    await aThread(other, me)
    await delivered(me, other)
    await delivered(other, me)
    expect(await foldersOf(me)).toEqual(['IN', 'WITH'])
    expect(await foldersOf(other)).toEqual(['IN', 'WITH'])
  })

  it('writes nothing when the event is repeated', async () => {
    await anOpenPair(me, other)
    const { item } = storedMessage(other, me)
    await putAll([item])
    const event = changeRecord(null, item)
    await deliverMessage(event)
    const before = [await stored(sideKey(me.id, other.id)), await stored(unreadKey(me.id))]
    await deliverMessage(event, event)
    expect([await stored(sideKey(me.id, other.id)), await stored(unreadKey(me.id))]).toEqual(before)
  })

  it('keeps a message that another call stored while this one read', async () => {
    await aThread(other, me)
    faults.inject('hold', 1, /\.GetItem$/)
    const slow = settleSide(me.id, other.id)
    await eventually(() => {
      expect(faults.met).toBe(1)
    })
    await sleep(200)
    await delivered(other, me, { content: 'Neu' })
    faults.clear()
    await slow
    expect(await unread(me)).toBe(2)
    expect(await listed(me)).toMatchObject([{ lastMessage: { content: 'Neu' }, unreadCount: 2 }])
  })

  it('ends in the same state for repeated, disordered and concurrent events', async () => {
    const steps = fc.array(fc.record({ isOwn: fc.boolean(), delays: anyDelivery }), {
      minLength: 1,
      maxLength: 10,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (written) => {
        const [reader, writer] = [await aMember(), await aMember()]
        await anOpenPair(reader, writer)
        const queue = new UnreliableQueue((record) => deliverMessage(record))
        let newest = ''
        for (const [index, { isOwn, delays }] of written.entries()) {
          const [from, to] = isOwn ? [reader, writer] : [writer, reader]
          newest = `Nummer ${index}`
          const { item } = storedMessage(from, to, { content: newest })
          await putAll([item])
          await queue.next(changeRecord(null, item), delays)
        }
        await queue.drain()
        const fromWriter = written.filter(({ isOwn }) => !isOwn).length
        expect(await unread(reader)).toBe(fromWriter)
        expect(await unread(writer)).toBe(written.length - fromWriter)
        expect(await listed(reader)).toMatchObject([
          { unreadCount: fromWriter, lastMessage: { content: newest } },
        ])
        expect(await foldersOf(reader)).toEqual(['IN', 'WITH'])
      }),
      { numRuns: runsOf(8) },
    )
  })

  it('counts 100 messages that are sent and delivered at the same time', async () => {
    await anOpenPair(me, other)
    const written = await Promise.all(
      Array.from({ length: 100 }, (_, index) => sent(other, me, `Nummer ${index}`)),
    )
    const items = await Promise.all(written.map(({ id }) => stored(messageKey(parseMessageId(id)))))
    const events = items.map((item) => changeRecord(null, item))
    const batches = Array.from({ length: 10 }, (_, index) =>
      events.slice(index * 10, (index + 1) * 10),
    )
    await Promise.all(batches.map((batch) => deliverMessage(...batch)))
    expect(new Set(written.map(({ id }) => id)).size).toBe(100)
    expect(await unread(me)).toBe(100)
    expect(await listed(me)).toMatchObject([{ unreadCount: 100 }])
    expect(await foldersOf(me)).toEqual(['IN', 'WITH'])
  })

  it('counts at most the maximum for each thread, and the total is their sum', async () => {
    const third = await aMember()
    await anOpenPair(me, other)
    const many = Array.from({ length: LIMITS.unreadMessages + 20 }, () => storedMessage(other, me))
    await putAll(many.map(({ item }) => item))
    await deliverMessage(changeRecord(null, many.at(-1)?.item ?? null))
    await aThread(third, me)
    expect((await listed(me)).map(({ unreadCount }) => unreadCount)).toEqual([1, 100])
    expect(await unread(me)).toBe(101)
  })

  it('counts messages of many senders at once, despite cancelled transactions', async () => {
    const senders = await Promise.all(Array.from({ length: 12 }, () => aMember()))
    await Promise.all(senders.map((sender) => anOpenPair(sender, me)))
    faults.inject('conflict', 10)
    await Promise.all(senders.map((sender) => delivered(sender, me)))
    faults.clear()
    expect(await unread(me)).toBe(12)
    expect(await listed(me)).toHaveLength(12)
  })

  it('says what kind the last message is', async () => {
    await anOpenPair(me, other)
    const photo = { type: 'image', contentType: 'image/webp' } as const
    const voice = { type: 'audio', contentType: 'audio/webm' } as const
    const kinds = [
      [{ media: photo }, 'photo'],
      [{ media: photo, isTemporary: true }, 'temporary'],
      [{ media: voice, content: undefined }, 'voice'],
      [{ status: 'deleted', content: undefined }, 'deleted'],
      [{}, 'text'],
    ] as const
    for (const [message, kind] of kinds) {
      await delivered(other, me, message)
      expect(await listed(me)).toMatchObject([{ lastMessage: { kind } }])
    }
  })
})

describe('the cost of a delivery', () => {
  const hourAgo = Date.now() - 3600_000

  it.runIf(unitsAreExact)(
    'is the same in a long thread of which one wrote all',
    async () => {
      const [short, long] = [await aMember(), await aMember()]
      const old = Array.from(
        { length: 300 },
        (_, index) => storedMessage(long, me, {}, ulidAt(hourAgo + index)).item,
      )
      await putAll([
        storedPair(me, short, acceptedNow()),
        storedPair(me, long, acceptedNow()),
        ...old,
      ])
      const cost = async (one: TestMember) => {
        await readUpTo(me, one, await delivered(one, me))
        await delivered(me, one)
        return unitsOf(() => delivered(me, one))
      }
      expect(await cost(long)).toEqual(await cost(short))
    },
    60_000,
  )
})

describe('a message that changes', () => {
  it('is neither shown nor counted after its sender deleted it', async () => {
    const id = await aThread(other, me)
    await changeMessage(id, 'deleted')
    expect(await listed(me)).toMatchObject([
      { unreadCount: 0, lastMessage: { kind: 'deleted', content: '' } },
    ])
    expect(await unread(me)).toBe(0)
  })

  it('vanishes from the list of the receiver when a moderator removed it', async () => {
    await aThread(other, me, 'Erste')
    const id = await delivered(other, me, { content: 'Zweite' })
    await changeMessage(id, 'removed')
    expect(await listed(me)).toMatchObject([{ unreadCount: 1, lastMessage: { content: 'Erste' } }])
    expect(await listed(other)).toMatchObject([{ lastMessage: { kind: 'deleted' } }])
  })

  it('changes nothing for horns and read receipts', async () => {
    const id = await aThread(other, me)
    const before = await stored(messageKey(parseMessageId(id)))
    const side = await stored(sideKey(me.id, other.id))
    if (!before) throw new Error('No message')
    await deliverMessage(changeRecord(before, { ...before, horns: new Set([me.id]) } as never))
    expect(await stored(sideKey(me.id, other.id))).toEqual(side)
  })
})

describe('a request', () => {
  it('is listed among the requests of the receiver, and counts nothing', async () => {
    await aDeliveredRequest(other, me)
    expect(await listed(me)).toEqual([])
    expect(await listed(me, { folder: 'requests' })).toMatchObject([{ isRequest: true }])
    expect(await listed(other)).toMatchObject([{ id: me.id, isRequest: false }])
    expect(await unread(me)).toBe(0)
  })

  it('moves to the inbox and counts when it is accepted', async () => {
    await aDeliveredRequest(other, me)
    await changePair(other, me, acceptedNow())
    expect(await listed(me, { folder: 'requests' })).toEqual([])
    expect(await listed(me)).toMatchObject([{ isRequest: false, unreadCount: 1 }])
    expect(await unread(me)).toBe(1)
  })

  it('vanishes from the list of the receiver alone when it is declined', async () => {
    await aDeliveredRequest(other, me)
    await changePair(other, me, { declinedAt: new Date().toISOString() })
    await delivered(other, me)
    expect(await listed(me, { folder: 'requests' })).toEqual([])
    expect(await listed(other)).toHaveLength(1)
  })

  it('reaches the receiver only after a held message was approved', async () => {
    const id = await aDeliveredRequest(other, me, { status: 'held' })
    expect(await listed(me, { folder: 'requests' })).toEqual([])
    expect(await listed(other)).toHaveLength(1)
    await changeMessage(id, undefined)
    expect(await listed(me, { folder: 'requests' })).toMatchObject([{ unreadCount: 1 }])
  })
})
