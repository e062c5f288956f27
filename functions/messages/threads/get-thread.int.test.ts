import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { livePartition } from '#platform/identity/presence.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import {
  aMessage,
  anOpenPair,
  aRequest,
  follows,
  storedMessage,
  storedPair,
} from '#testing/messages.ts'
import { remove, stored } from '#testing/stored.ts'
import {
  aDeliveredRequest,
  aThread,
  listContents,
  deleteThread,
  delivered,
  getThread,
  readUpTo,
  settled,
  thread,
  ulidAt,
} from '#testing/threads.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { followItem } from '../../people/relations/index.ts'
import { messageIdOf, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'

let me: TestMember
let other: TestMember

const PHOTO = { type: 'image', contentType: 'image/webp', width: 800, height: 600 } as const

const hide = async ({ id }: TestMember, what: 'hiddenReadReceipts' | 'hiddenOnlineState') => {
  const member = await stored(memberKey(id))
  await putAll([{ ...member, [what]: true }])
}

const connect = ({ id }: TestMember, seconds = 60) =>
  putAll([{ PK: livePartition(id).PK, SK: newId(), expiresAt: epochSeconds() + seconds }])

beforeEach(async () => {
  me = await aMember()
  other = await aMember({ displayName: 'Gegenüber' })
})

describe('a page of a thread', () => {
  it('begins with the newest messages and continues with older ones, oldest first', async () => {
    await anOpenPair(me, other)
    const all = Array.from({ length: LIMITS.messagePage + 5 }, (_, index) => `Nummer ${index}`)
    for (const [index, content] of all.entries())
      await (index % 2 ? aMessage(me, other, content) : aMessage(other, me, content))
    const newest = await thread(me, other)
    expect(listContents(newest)).toEqual(all.slice(5))
    const older = await thread(me, other, { query: { cursor: newest.nextCursor ?? '' } })
    expect(listContents(older)).toEqual(all.slice(0, 5))
    expect(older).toMatchObject({ nextCursor: null, relation: 'open' })
  })

  it('has no further page when it holds all messages exactly', async () => {
    await anOpenPair(me, other)
    await settled(me, other, LIMITS.messagePage)
    const { messages, nextCursor } = await thread(me, other)
    expect([messages.length, nextCursor]).toEqual([LIMITS.messagePage, null])
  })

  it('shows the head of a new chat', async () => {
    expect(await thread(me, other)).toEqual({
      other: {
        id: other.id,
        username: other.username,
        displayName: 'Gegenüber',
        avatar: null,
        isVerified: false,
      },
      isReachable: true,
      isBlocked: false,
      relation: 'none',
      requestMessagesLeft: LIMITS.requestMessages,
      isMuted: false,
      readUpTo: null,
      otherReadUpTo: null,
      isOnline: null,
      messages: [],
      nextCursor: null,
    })
  })

  it('asks for no request when the other follows the viewer', async () => {
    await putAll([followItem({ followId: newId(), followerId: other.id, followeeId: me.id })])
    expect(await thread(me, other)).toMatchObject({ relation: 'none', requestMessagesLeft: null })
  })

  it('takes further messages of a full request when the other follows the viewer since', async () => {
    await putAll([storedPair(me, other, { requestMessages: LIMITS.requestMessages })])
    expect(await thread(me, other)).toMatchObject({ relation: 'asked', requestMessagesLeft: 0 })
    await follows(other, me)
    expect(await thread(me, other)).toMatchObject({ relation: 'asked', requestMessagesLeft: null })
  })

  it('returns 404 for oneself, and for members who never existed', async () => {
    expect((await getThread(me, me)).status).toBe(404)
    expect((await getThread(me, { id: newId() })).status).toBe(404)
    expect((await getThread({ ...me, token: newToken() }, other)).status).toBe(401)
  })

  it('stays readable after a block, and the blocked member sees a deleted one', async () => {
    await aThread(other, me)
    await block(other, me)
    const masked = await thread(me, other)
    expect(masked).toMatchObject({
      other: { id: other.id, username: '', displayName: 'Gelöschtes Mitglied', avatar: null },
      isReachable: false,
      isBlocked: false,
      messages: [{ content: 'Laut.' }],
    })
    expect(await thread(other, me)).toMatchObject({
      other: { username: me.username },
      isReachable: false,
      isBlocked: true,
    })
    const etag = (await getThread(me, other)).headers['etag']
    await remove(memberKey(other.id))
    expect((await getThread(me, other)).headers['etag']).toBe(etag)
  })

  it('returns 404 to the blocked member when nothing was written', async () => {
    await block(other, me)
    expect((await getThread(me, other)).status).toBe(404)
    expect(await thread(other, me)).toMatchObject({ isBlocked: true, relation: 'none' })
  })

  it('omits what the viewer deleted, until a new message arrives', async () => {
    await aThread(other, me, 'Alt')
    await deleteThread(me, other)
    expect(listContents(await thread(me, other))).toEqual([])
    await delivered(other, me, { content: 'Neu' })
    expect(listContents(await thread(me, other))).toEqual(['Neu'])
    expect(listContents(await thread(other, me))).toEqual(['Alt', 'Neu'])
  })

  it('keeps its ETag until something changes', async () => {
    await aThread(other, me)
    const first = await getThread(me, other)
    const headers = { 'if-none-match': first.headers['etag'] ?? '' }
    expect((await getThread(me, other, { headers })).status).toBe(304)
    await delivered(other, me)
    expect((await getThread(me, other, { headers })).status).toBe(200)
  })
})

describe('messages of a page', () => {
  it('are shown to their sender alone while they are held', async () => {
    await aRequest(me, other, { content: 'Böse', status: 'held' })
    expect(await thread(me, other)).toMatchObject({
      relation: 'asked',
      requestMessagesLeft: LIMITS.requestMessages - 1,
      messages: [{ content: 'Böse', status: 'held', statusReason: expect.any(String) as string }],
    })
    expect(await thread(other, me)).toMatchObject({ relation: 'none', messages: [] })
  })

  it('are empty after their sender deleted them', async () => {
    await anOpenPair(me, other)
    await aMessage(me, other, { status: 'deleted', media: PHOTO })
    expect(await thread(other, me)).toMatchObject({
      messages: [{ content: '', status: 'deleted', mediaType: null, mediaWidth: null }],
    })
  })

  it('carry sealed media in a request, for its receiver only', async () => {
    await aRequest(other, me, { media: PHOTO })
    expect(await thread(me, other)).toMatchObject({
      relation: 'asking',
      requestMessagesLeft: null,
      messages: [{ mediaType: 'image', isSealed: true }],
    })
    expect(await thread(other, me)).toMatchObject({ messages: [{ isSealed: false }] })
  })
})

describe('read receipts and online state', () => {
  it('show how far the other has read', async () => {
    const id = await aThread(me, other)
    expect((await thread(me, other)).otherReadUpTo).toBeNull()
    await readUpTo(other, me, id)
    expect((await thread(me, other)).otherReadUpTo).toBe(id)
    expect((await thread(other, me)).readUpTo).toBe(id)
  })

  it.each(['reader', 'writer'])('are hidden from both when the %s hides receipts', async (who) => {
    const id = await aThread(me, other)
    await readUpTo(other, me, id)
    await hide(who === 'reader' ? other : me, 'hiddenReadReceipts')
    expect((await thread(me, other)).otherReadUpTo).toBeNull()
    expect((await thread(other, me)).readUpTo).toBe(id)
  })

  it('are not shown in a request, nor to a blocked member', async () => {
    const pairId = pairIdOf(me.id, other.id)
    const { item, ref } = storedMessage(me, other)
    const both = { lowReadUpTo: ref.ulid, highReadUpTo: ref.ulid }
    await putAll([item, storedPair(me, other, both)])
    expect((await thread(me, other)).otherReadUpTo).toBeNull()
    await putAll([storedPair(me, other, { ...both, acceptedAt: new Date().toISOString() })])
    expect((await thread(me, other)).otherReadUpTo).toBe(messageIdOf({ ...ref, pairId }))
    await connect(other)
    await block(other, me)
    expect(await thread(me, other)).toMatchObject({ otherReadUpTo: null, isOnline: null })
  })

  it('do not tell a blocked member that a photo was opened', async () => {
    await anOpenPair(me, other)
    const viewedAt = '2026-01-01T00:00:00.000Z'
    const photo = { media: PHOTO, isTemporary: true, viewedAt, vanishesAt: viewedAt } as const
    await aMessage(me, other, photo)
    expect((await thread(me, other)).messages).toMatchObject([{ viewedAt, expiresAt: viewedAt }])
    await block(other, me)
    expect((await thread(me, other)).messages).toMatchObject([{ viewedAt: null, expiresAt: null }])
    expect((await thread(other, me)).messages).toMatchObject([{ viewedAt, expiresAt: viewedAt }])
  })

  it('show whether the other is online', async () => {
    await aThread(me, other)
    expect((await thread(me, other)).isOnline).toBe(false)
    await connect(other, -60)
    expect((await thread(me, other)).isOnline).toBe(false)
    await connect(other)
    expect((await thread(me, other)).isOnline).toBe(true)
  })

  it('hide the online state from both when one hides it, and in requests', async () => {
    await aDeliveredRequest(me, other)
    await connect(other)
    expect((await thread(me, other)).isOnline).toBeNull()
    await anOpenPair(me, other)
    expect((await thread(me, other)).isOnline).toBe(true)
    await hide(me, 'hiddenOnlineState')
    expect((await thread(me, other)).isOnline).toBeNull()
    expect((await thread(other, me)).isOnline).toBeNull()
  })
})

describe('the cost of a page', () => {
  it.runIf(unitsAreExact)(
    'is at most six read units, for any length of the thread',
    async () => {
      await anOpenPair(me, other)
      await connect(other)
      const content = 'Erste Reihe, Nacken durch, Stimme weg. '.repeat(3)
      const page = Array.from({ length: 40 }, () => storedMessage(other, me, { content }).item)
      await putAll(page)
      await settled(me, other, 1)
      const few = await unitsOf(() => thread(me, other))
      expect(few.read).toBeLessThanOrEqual(6)
      const old = Array.from({ length: 400 }, (_, index) => {
        const ulid = ulidAt(Date.now() - 3600_000 + index)
        return storedMessage(other, me, { content }, ulid).item
      })
      await putAll(old)
      expect(await unitsOf(() => thread(me, other))).toEqual(few)
      const { nextCursor } = await thread(me, other)
      expect(parseMessageId(nextCursor ?? '').pairId).toBe(pairIdOf(me.id, other.id))
      const older = await unitsOf(() => thread(me, other, { query: { cursor: nextCursor ?? '' } }))
      expect(older.read).toBeLessThanOrEqual(6)
    },
    60_000,
  )
})
