import { aConnection, type TestConnection } from '#testing/live.ts'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import type { Stored } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { anOpenPair, storedMessage, storedPair } from '#testing/messages.ts'
import { aPost } from '#testing/posts.ts'
import { postLikeItem } from '../../community/items/index.ts'
import { storedUnder } from '#testing/stored.ts'
import { connectionsPartition } from '../connection.items.ts'
import { watchersPartition } from '../watcher.items.ts'

type Deliver = Parameters<typeof deliverTo>[1]

const send = deliverTo('send-hints', (await handlerOf('send-hints')) as Deliver)

const two = async () => {
  const [me, other] = [await aMember(), await aMember()]
  const [mine, theirs] = [await aConnection(me), await aConnection(other)]
  return { me, other, mine, theirs }
}

const topicsOf = ({ hints }: TestConnection) => hints.map(({ topic, id }) => ({ topic, id }))

describe('a message', () => {
  it('hints both members, each connection once for a batch', async () => {
    const { me, other, mine, theirs } = await two()
    const second = await aConnection(other)
    const records = [1, 2, 3].map(() => changeRecord(null, storedMessage(me, other).item))
    await send(...records)
    expect(topicsOf(mine)).toEqual([{ topic: 'thread', id: other.id }])
    expect(topicsOf(theirs)).toEqual([{ topic: 'thread', id: me.id }])
    expect(topicsOf(second)).toEqual([{ topic: 'thread', id: me.id }])
  })

  it('hints only its sender while it is held, and when it is removed then', async () => {
    const { me, other, mine, theirs } = await two()
    const held = storedMessage(me, other, { status: 'held' }).item
    await send(changeRecord(null, held))
    await send(changeRecord(held, { ...held, status: 'removed' } as Stored))
    expect(mine.hints).toHaveLength(2)
    expect(theirs.hints).toEqual([])
    await send(changeRecord(held, { ...held, status: undefined } as Stored))
    expect(theirs.hints).toHaveLength(1)
  })

  it('reaches the others when a connection is gone, and forgets it', async () => {
    const { me, other, mine, theirs } = await two()
    await theirs.drop()
    await send(changeRecord(null, storedMessage(me, other).item))
    expect(mine.hints).toHaveLength(1)
    expect(await storedUnder(connectionsPartition(other.id))).toEqual([])
  })

  it('leaves a connection that is about to open, and reaches it afterwards', async () => {
    // The clock is stopped: the connection stays new on a slow machine, too.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const [me, other] = [await aMember(), await aMember()]
    const opening = await aConnection(other, { isOpen: false })
    await send(changeRecord(null, storedMessage(me, other).item))
    opening.open()
    await send(changeRecord(null, storedMessage(me, other).item))
    vi.useRealTimers()
    expect(topicsOf(opening)).toEqual([{ topic: 'thread', id: me.id }])
  })
})

describe('a pair', () => {
  it('hints both members of what was read', async () => {
    const { me, other, mine, theirs } = await two()
    const before = storedPair(me, other, { acceptedAt: '2026-01-01T00:00:00.000Z' })
    await send(changeRecord(before, { ...before, lowReadUpTo: newId() } as Stored))
    expect([mine.hints.length, theirs.hints.length]).toEqual([1, 1])
  })

  it('does not hint the sender of a request that is declined', async () => {
    const { me, other, mine, theirs } = await two()
    const before = storedPair(me, other)
    await send(
      changeRecord(before, { ...before, declinedAt: '2026-01-01T00:00:00.000Z' } as Stored),
    )
    expect(mine.hints).toEqual([])
    expect(theirs.hints).toHaveLength(1)
  })

  it('hints both members when a declined request is accepted', async () => {
    const { me, other, mine, theirs } = await two()
    const before = storedPair(me, other, { declinedAt: '2026-01-01T00:00:00.000Z' })
    const after = { ...before, declinedAt: undefined, acceptedAt: '2026-01-02T00:00:00.000Z' }
    await send(changeRecord(before, after))
    expect([mine.hints.length, theirs.hints.length]).toEqual([1, 1])
  })

  it('hints nobody of a further message of a request, which may be held', async () => {
    const { me, other, mine, theirs } = await two()
    const before = storedPair(me, other, { requestMessages: 1 })
    await send(changeRecord(before, { ...before, requestMessages: 2 } as Stored))
    expect([mine.hints, theirs.hints]).toEqual([[], []])
  })
})

it('does not hint the receiver of a thread that the list does not show', async () => {
  const { me, other, mine } = await two()
  const side = { PK: `CHATS#${me.id}`, SK: `WITH#${other.id}`, entity: 'ChatSide' }
  await send(changeRecord(null, { ...side, memberId: me.id, otherId: other.id } as Stored))
  expect(mine.hints).toEqual([])
})

it('hints the owner of a thread', async () => {
  const { me, other, mine, theirs } = await two()
  const side = { PK: `CHATS#${me.id}`, SK: `WITH#${other.id}`, entity: 'ChatSide' }
  const listed = {
    ...side,
    memberId: me.id,
    otherId: other.id,
    entrySK: `IN#${newId()}#${other.id}`,
  }
  await send(changeRecord(null, listed))
  expect(topicsOf(mine)).toEqual([{ topic: 'threads', id: other.id }])
  expect(theirs.hints).toEqual([])
})

it('hints a member when a number of what is unread changes, and of nothing else', async () => {
  const { me, mine, theirs } = await two()
  const unread = { PK: `MEMBER#${me.id}`, SK: 'UNREAD', entity: 'Unread' }
  const hint = { topic: 'unread', id: me.id }
  const states = [
    { ...unread, sequence: 1, like: 1 },
    { ...unread, sequence: 1, like: 1, messages: 3 },
    { ...unread, sequence: 1, like: 1, messages: 0 },
  ]
  for (const [index, state] of states.entries()) {
    await send(changeRecord(states[index - 1] ?? null, state))
    expect(topicsOf(mine)).toEqual(states.slice(0, index + 1).map(() => hint))
  }
  await send(changeRecord({ ...unread, sequence: 1 } as Stored, states[2] as Stored))
  expect(topicsOf(mine)).toHaveLength(3)
  expect(theirs.hints).toEqual([])
})

describe('comments and likes', () => {
  const watch = (connection: TestConnection, id: string) =>
    connection.send({ action: 'watch', watched: [{ topic: 'comments', id }] })

  it('hint those who look at the post', async () => {
    const { me, other, mine, theirs } = await two()
    const post = await aPost(me)
    await watch(theirs, post)
    const { text } = storedComment({ id: post, author: me }, me)
    const like = { memberId: me.id, targetId: post, likeId: newId(), authorId: other.id }
    await send(changeRecord(null, text), changeRecord(null, postLikeItem(like)))
    expect(topicsOf(theirs)).toEqual([{ topic: 'comments', id: post }])
    expect(mine.hints).toEqual([])
  })

  it('do not hint those who may not see the post, because of a block or because it is gone', async () => {
    const { me, other, theirs } = await two()
    const [post, gone] = [await aPost(me), newId()]
    await watch(theirs, post)
    await block(me, other)
    await send(changeRecord(null, storedComment({ id: post, author: me }, me).text))
    await watch(theirs, gone)
    await send(changeRecord(null, storedComment({ id: gone, author: me }, me).text))
    expect(theirs.hints).toEqual([])
  })

  it.each(['held', 'removed'] as const)(
    'hint only the author while the post is %s',
    async (status) => {
      const { me, other, mine, theirs } = await two()
      const post = await aPost(me, { status })
      await watch(mine, post)
      await watch(theirs, post)
      const { text } = storedComment({ id: post, author: me }, other)
      const like = { memberId: other.id, targetId: post, likeId: newId(), authorId: me.id }
      await send(changeRecord(null, text), changeRecord(null, postLikeItem(like)))
      expect(topicsOf(theirs)).toEqual([])
      expect(topicsOf(mine)).toEqual([{ topic: 'comments', id: post }])
    },
  )

  it('forget a watching connection that is gone', async () => {
    const { me, theirs } = await two()
    const post = await aPost(me)
    await watch(theirs, post)
    await theirs.drop()
    await send(changeRecord(null, storedComment({ id: post, author: me }, me).text))
    expect(await storedUnder(watchersPartition(`comments#${post}`))).toEqual([])
  })
})

describe('presence', () => {
  const watching = async (relation: (me: TestMember, other: TestMember) => Promise<unknown>) => {
    const [me, other] = [await aMember(), await aMember()]
    await relation(me, other)
    const mine = await aConnection(me)
    await mine.send({ action: 'watch', watched: [{ topic: 'presence', id: other.id }] })
    await aConnection(other)
    const [connection] = await storedUnder(connectionsPartition(other.id))
    if (connection) await send(changeRecord(null, connection))
    return { other, mine, connection }
  }

  it('hints members of an open conversation once', async () => {
    const { other, mine, connection } = await watching(anOpenPair)
    expect(topicsOf(mine)).toEqual([{ topic: 'presence', id: other.id }])
    await aConnection(other)
    if (connection) await send(changeRecord(null, connection))
    expect(mine.hints).toHaveLength(1)
  })

  it.each([
    ['strangers', () => Promise.resolve()],
    [
      'a blocked member',
      (me: TestMember, other: TestMember) => anOpenPair(me, other).then(() => block(other, me)),
    ],
  ])('does not hint %s', async (_, relation) => {
    expect((await watching(relation)).mine.hints).toEqual([])
  })
})
