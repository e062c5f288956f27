import { beforeEach, describe, expect, it } from 'vitest'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import { changeRecord } from '#testing/changes.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aMessage, anOpenPair, deleteOwn, storedMessage } from '#testing/messages.ts'
import { stored } from '#testing/stored.ts'
import {
  acceptedNow,
  aDeliveredRequest,
  aThread,
  changePair,
  changeThread,
  deleteThread,
  delivered,
  deliverMessage,
  listed,
  readUpTo,
  thread,
  unread,
} from '#testing/threads.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { messageKey, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { pairKey, readAttributeOf } from '../items/pair.items.ts'

let me: TestMember
let other: TestMember

/** How far the reader has read, as the pair shows it to the other. */
const shownRead = async (reader: TestMember, writer: TestMember): Promise<string | undefined> => {
  const pairId = pairIdOf(reader.id, writer.id)
  return (await stored(pairKey(pairId)))?.[readAttributeOf(pairId, reader.id)]
}

const ulidOf = (id: string): string => parseMessageId(id).ulid

beforeEach(async () => {
  me = await aMember()
  other = await aMember()
})

describe('reading a thread', () => {
  it('lets the unread numbers fall to what is newer', async () => {
    await aThread(other, me)
    const second = await delivered(other, me)
    await delivered(other, me)
    expect((await readUpTo(me, other, second)).json).toEqual({ unreadCount: 1 })
    expect(await unread(me)).toBe(1)
    expect(await listed(me)).toMatchObject([{ unreadCount: 1 }])
  })

  it('only moves forward, also from a second device', async () => {
    const first = await aThread(other, me)
    const second = await delivered(other, me)
    await readUpTo(me, other, second)
    expect((await readUpTo(me, other, first)).json).toEqual({ unreadCount: 0 })
    expect((await thread(me, other)).readUpTo).toBe(second)
    expect(await shownRead(me, other)).toBe(ulidOf(second))
    await Promise.all([readUpTo(me, other, first), readUpTo(me, other, second)])
    expect(await unread(me)).toBe(0)
  })

  it('reaches at most to the newest message', async () => {
    await aThread(other, me)
    const future = `${pairIdOf(me.id, other.id)}-7ZZZZZZZZZZZZZZZZZZZZZZZZZ`
    expect((await readUpTo(me, other, future)).status).toBe(200)
    await delivered(other, me)
    expect(await unread(me)).toBe(1)
  })

  it('counts exactly what arrives meanwhile', async () => {
    const first = await aThread(other, me)
    const [later] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => delivered(other, me))),
      readUpTo(me, other, first),
      readUpTo(me, other, first),
    ])
    expect(await unread(me)).toBe(10)
    await readUpTo(me, other, later.toSorted()[6] ?? '')
    expect(await unread(me)).toBe(3)
  })

  it('counts a message that is sorted below an own one and arrives later', async () => {
    await readUpTo(me, other, await aThread(other, me))
    const late = storedMessage(other, me)
    const own = await delivered(me, other)
    expect(late.id < own).toBe(true)
    await putAll([late.item])
    await deliverMessage(changeRecord(null, late.item))
    expect(await unread(me)).toBe(1)
  })

  it('returns 404 for threads that do not exist and messages of others, and 400 for no id', async () => {
    const id = await aThread(other, me)
    const third = await aMember()
    const foreign = await aThread(other, third)
    expect((await readUpTo(me, third, id)).status).toBe(404)
    expect((await readUpTo(me, other, foreign)).status).toBe(404)
    expect((await readUpTo(me, me, id)).status).toBe(404)
    expect((await readUpTo(third, me, `${pairIdOf(third.id, me.id)}-${newId()}`)).status).toBe(404)
    expect((await readUpTo(me, other, 'x')).status).toBe(400)
    expect((await readUpTo({ ...me, token: newToken() }, other, id)).status).toBe(401)
  })

  it.each([
    ['the reader hides', () => me],
    ['the other hides', () => other],
  ])('shows nothing to the other while %s receipts', async (_, hiding) => {
    const id = await aThread(other, me)
    await putAll([{ ...(await stored(memberKey(hiding().id))), hiddenReadReceipts: true }])
    await readUpTo(me, other, id)
    expect(await unread(me)).toBe(0)
    expect(await shownRead(me, other)).toBeUndefined()
  })

  it('shows nothing to the other in a request, and after a block', async () => {
    const id = await aDeliveredRequest(other, me)
    await readUpTo(me, other, id)
    expect(await shownRead(me, other)).toBeUndefined()
    await changePair(other, me, acceptedNow())
    await block(me, other)
    await readUpTo(me, other, id)
    expect(await shownRead(me, other)).toBeUndefined()
  })
})

describe('a side that its event has not reached yet', () => {
  const actions = {
    reading: (id: string) => readUpTo(me, other, id),
    muting: () => changeThread(me, other, { muted: true }),
  }

  it.each(['reading', 'muting'] as const)('is brought up to date by %s', async (action) => {
    await aThread(other, me)
    const id = await aMessage(other, me, 'Unterwegs')
    expect((await actions[action](id)).status).toBe(200)
    expect(await listed(me)).toMatchObject([{ lastMessage: { content: 'Unterwegs' } }])
  })

  it('is created by reading the first message', async () => {
    await anOpenPair(other, me)
    const id = await aMessage(other, me)
    expect((await readUpTo(me, other, id)).json).toEqual({ unreadCount: 0 })
    expect(await listed(me)).toHaveLength(1)
  })
})

describe('a request of held messages', () => {
  it('does not exist for its receiver', async () => {
    const id = await aDeliveredRequest(other, me, { status: 'held' })
    expect((await readUpTo(me, other, id)).status).toBe(404)
    expect((await changeThread(me, other, { muted: true })).status).toBe(404)
    expect((await deleteThread(me, other)).status).toBe(404)
  })

  it('does not exist for its receiver when its sender deletes them', async () => {
    const id = await aDeliveredRequest(other, me, { status: 'held' })
    const before = await stored(messageKey(parseMessageId(id)))
    expect((await deleteOwn(other, id)).status).toBe(200)
    await deliverMessage(
      changeRecord(before ?? null, (await stored(messageKey(parseMessageId(id)))) ?? null),
    )
    expect(await listed(me, { folder: 'requests' })).toEqual([])
    expect(await thread(me, other)).toMatchObject({ relation: 'none', messages: [] })
    expect((await thread(other, me)).messages).toMatchObject([{ status: 'deleted' }])
  })

  it('is not deleted with the messages that its receiver saw', async () => {
    await aDeliveredRequest(other, me)
    await delivered(other, me, { content: 'Geprüft', status: 'held' })
    expect((await deleteThread(me, other)).status).toBe(200)
    const [held] = (await thread(other, me)).messages.filter(({ status }) => status === 'held')
    const before = await stored(messageKey(parseMessageId(held?.id ?? '')))
    if (!before) throw new Error('No message')
    const approved = { ...before, status: undefined }
    await putAll([approved])
    await deliverMessage(changeRecord(before, approved))
    expect(await listed(me, { folder: 'requests' })).toMatchObject([
      { lastMessage: { content: 'Geprüft' }, unreadCount: 1 },
    ])
  })
})

describe('marking a thread as unread', () => {
  it('counts one until it is read', async () => {
    const id = await aThread(other, me)
    await readUpTo(me, other, id)
    expect((await changeThread(me, other, { unread: true })).json).toEqual({ ok: true })
    expect(await listed(me)).toMatchObject([{ unreadCount: 1 }])
    expect(await unread(me)).toBe(1)
    await readUpTo(me, other, id)
    expect(await listed(me)).toMatchObject([{ unreadCount: 0 }])
    expect(await unread(me)).toBe(0)
  })
})

describe('muting a thread', () => {
  it('takes it out of the total, and counts it in the list', async () => {
    await aThread(other, me)
    await aThread(await aMember(), me)
    await changeThread(me, other, { muted: true })
    await delivered(other, me)
    expect(await unread(me)).toBe(1)
    expect(await listed(me)).toMatchObject([{ unreadCount: 2, isMuted: true }, { isMuted: false }])
    expect((await thread(me, other)).isMuted).toBe(true)
    await changeThread(me, other, { muted: false })
    expect(await unread(me)).toBe(3)
  })

  it('refuses empty changes and threads that do not exist', async () => {
    await aThread(other, me)
    expect((await changeThread(me, other, {})).status).toBe(400)
    expect((await changeThread(me, other, { unread: false })).status).toBe(400)
    expect((await changeThread(me, await aMember(), { muted: true })).status).toBe(404)
    expect((await changeThread(me, me, { muted: true })).status).toBe(404)
  })
})

describe('deleting a thread', () => {
  it('removes it for the member alone, with its unread messages', async () => {
    await aThread(other, me)
    expect((await deleteThread(me, other)).json).toEqual({ ok: true })
    expect(await listed(me)).toEqual([])
    expect(await unread(me)).toBe(0)
    expect(await listed(other)).toHaveLength(1)
  })

  it('ends when a new message arrives, which alone is unread', async () => {
    await aThread(other, me)
    await deleteThread(me, other)
    await delivered(other, me, { content: 'Neu' })
    expect(await listed(me)).toMatchObject([{ unreadCount: 1, lastMessage: { content: 'Neu' } }])
    expect(await unread(me)).toBe(1)
  })

  it('returns 404 when nothing was written', async () => {
    expect((await deleteThread(me, other)).status).toBe(404)
    expect((await deleteThread(me, { id: newId() })).status).toBe(404)
  })
})

describe('the number of unread messages', () => {
  it.runIf(unitsAreExact)('costs one and a half read units', async () => {
    await aThread(other, me)
    expect(await unitsOf(() => unread(me))).toEqual({ read: 1.5, write: 0, calls: 2 })
  })
})
