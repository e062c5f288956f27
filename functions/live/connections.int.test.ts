import {
  aConnection,
  aTicket,
  callRoute,
  newConnectionId,
  type TestConnection,
} from '#testing/live.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { aPost } from '#testing/posts.ts'
import { describe, expect, it } from 'vitest'
import { sessionEntryOf, sessionKey } from '#platform/identity/session.items.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { keyOf, update, write } from '#platform/table/index.ts'
import { aMember, block } from '#testing/members.ts'
import { anOpenPair, aRequest } from '#testing/messages.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { connectionsPartition } from './connection.items.ts'
import { ticketKey } from './ticket.items.ts'
import { watchersPartition } from './watcher.items.ts'

const connectionsOf = (memberId: string) => storedUnder(connectionsPartition(memberId))

const connect = (ticket: string | undefined, connectionId = newConnectionId()) =>
  callRoute('live-connect', { connectionId, ticket })

describe('a ticket', () => {
  it('opens a connection of its member and session', async () => {
    const member = await aMember()
    const { id } = await aConnection(member)
    const { tokenHash } = sessionEntryOf({ ...member, memberId: member.id, sessionId: '' })
    expect(await connectionsOf(member.id)).toMatchObject([
      { SK: id, memberId: member.id, tokenHash, watched: [] },
    ])
  })

  it('is stored as a hash only, for 30 seconds', async () => {
    const member = await aMember()
    const ticket = await aTicket(member)
    const item = await stored(ticketKey(ticket))
    expect(JSON.stringify(item)).not.toContain(ticket)
    expect(item?.expiresAt).toBeLessThanOrEqual(epochSeconds() + 30)
  })

  it('opens one connection when it is used twice or at the same time', async () => {
    const member = await aMember()
    const ticket = await aTicket(member)
    const statuses = await Promise.all(Array.from({ length: 5 }, () => connect(ticket)))
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401])
    expect(await connect(ticket)).toBe(401)
    expect(await connectionsOf(member.id)).toHaveLength(1)
  })

  it('is refused when it has expired', async () => {
    const member = await aMember()
    const ticket = await aTicket(member)
    await write(update(ticketKey(ticket), { set: { expiresAt: epochSeconds() - 1 } }))
    expect(await connect(ticket)).toBe(401)
    expect(await connectionsOf(member.id)).toEqual([])
  })

  it.each([undefined, '', 'x', '🤘'.repeat(43), 'A'.repeat(43), 'A'.repeat(5000)])(
    'is refused when nobody issued it: %s',
    async (ticket) => {
      expect(await connect(ticket)).toBe(401)
    },
  )

  it('is refused when its session ended meanwhile', async () => {
    const member = await aMember()
    const ticket = await aTicket(member)
    await remove(sessionKey(member.token))
    expect(await connect(ticket)).toBe(401)
    expect(await connectionsOf(member.id)).toEqual([])
  })

  it('marks a session that predates the channel, so that its end is an event', async () => {
    const member = await aMember()
    await write(update(sessionKey(member.token), { set: { entity: undefined } }))
    await aConnection(member)
    expect(await stored(sessionKey(member.token))).toMatchObject({ entity: 'Session' })
  })
})

describe('a connection', () => {
  it('ends the oldest of its member when too many are open, and none of others', async () => {
    const [hoarder, quiet] = [await aMember(), await aMember()]
    const post = await aPost(quiet)
    const watch = { action: 'watch', watched: [{ topic: 'comments', id: post }] }
    const reader = await aConnection(quiet)
    await reader.send(watch)
    const opened: TestConnection[] = []
    for (let count = 0; count < LIMITS.liveConnections + 2; count++) {
      const connection = await aConnection(hoarder)
      await connection.send(watch)
      opened.push(connection)
    }
    expect(opened.map(({ isOpen }) => isOpen())).toEqual([
      false,
      false,
      ...Array.from({ length: LIMITS.liveConnections }, () => true),
    ])
    expect(await connectionsOf(hoarder.id)).toHaveLength(LIMITS.liveConnections)
    expect(await storedUnder(watchersPartition(`comments#${post}`))).toHaveLength(
      LIMITS.liveConnections + 1,
    )
    expect(reader.isOpen()).toBe(true)
  })

  it('is forgotten with what it watches when it ends, also when that is reported twice', async () => {
    const member = await aMember()
    const [connection, post] = [await aConnection(member), newId()]
    await connection.send({ action: 'watch', watched: [{ topic: 'comments', id: post }] })
    expect(await storedUnder(watchersPartition(`comments#${post}`))).toHaveLength(1)
    for (let times = 0; times < 2; times++)
      expect(await callRoute('live-disconnect', { connectionId: connection.id })).toBe(200)
    expect(await connectionsOf(member.id)).toEqual([])
    expect(await storedUnder(watchersPartition(`comments#${post}`))).toEqual([])
  })

  it('replaces what it watched', async () => {
    const [first, second, third] = [newId(), newId(), newId()]
    const connection = await aConnection(await aMember())
    const watch = (...ids: string[]) =>
      connection.send({ action: 'watch', watched: ids.map((id) => ({ topic: 'comments', id })) })
    await watch(first, second, second)
    await watch(second, third)
    await watch(second, third)
    const watchers = await Promise.all(
      [first, second, third].map((id) => storedUnder(watchersPartition(`comments#${id}`))),
    )
    expect(watchers.map(({ length }) => length)).toEqual([0, 1, 1])
  })

  it('answers a ping to the connection that sent it', async () => {
    const member = await aMember()
    const [connection, other] = [await aConnection(member), await aConnection(member)]
    await connection.send({ action: 'ping' })
    expect(connection.hints).toContainEqual({ topic: 'pong', id: '' })
    expect(other.hints).not.toContainEqual({ topic: 'pong', id: '' })
  })

  it.each([
    ['no JSON', '{'],
    ['no action', '{}'],
    ['an unknown action', '{"action":"dance"}'],
    ['a foreign field', '{"action":"ping","token":"x"}'],
    ['no id', '{"action":"typing","id":"max"}'],
    ['an array', '[1]'],
    ['too long a text', JSON.stringify({ action: 'ping', text: 'x'.repeat(100_000) })],
    [
      'too much to watch',
      JSON.stringify({
        action: 'watch',
        watched: Array.from({ length: 11 }, () => ({ topic: 'comments', id: newId() })),
      }),
    ],
  ])('ignores a message with %s', async (_, body) => {
    const member = await aMember()
    const connection = await aConnection(member)
    expect(await connection.send(body)).toBe(200)
    expect(connection.isOpen()).toBe(true)
    expect(await connectionsOf(member.id)).toMatchObject([{ version: 0 }])
  })

  it('ignores bytes, and messages of a connection that is unknown', async () => {
    const connectionId = newConnectionId()
    const typing = JSON.stringify({ action: 'typing', id: newId() })
    expect(await callRoute('live-message', { connectionId, body: typing })).toBe(200)
    const bytes = { connectionId, body: 'AAAA', isBase64Encoded: true }
    expect(await callRoute('live-message', bytes)).toBe(200)
  })
})

describe('typing', () => {
  const typing = async (change: (from: Member, to: Member) => Promise<unknown>) => {
    const [from, to] = [await aMember(), await aMember()]
    await change(from, to)
    const [sender, receiver] = [await aConnection(from), await aConnection(to)]
    await sender.send({ action: 'typing', id: to.id })
    return { from, hints: receiver.hints }
  }
  type Member = Awaited<ReturnType<typeof aMember>>

  const hide = (member: Member) =>
    write(update(memberKey(member.id), { set: { hiddenOnlineState: true } }))

  it('reaches every connection of the other member in an open conversation', async () => {
    const { from, hints } = await typing(anOpenPair)
    expect(hints).toEqual([{ topic: 'typing', id: from.id }])
  })

  it.each([
    ['strangers', () => Promise.resolve()],
    ['a request', (from: Member, to: Member) => aRequest(from, to)],
    [
      'a member who blocks',
      (from: Member, to: Member) => anOpenPair(from, to).then(() => block(to, from)),
    ],
    [
      'a blocked member',
      (from: Member, to: Member) => anOpenPair(from, to).then(() => block(from, to)),
    ],
    [
      'a sender who hides it',
      (from: Member, to: Member) => anOpenPair(from, to).then(() => hide(from)),
    ],
    [
      'a receiver who hides it',
      (from: Member, to: Member) => anOpenPair(from, to).then(() => hide(to)),
    ],
  ])('does not reach %s', async (_, change) => {
    expect((await typing(change)).hints).toEqual([])
  })

  it('is limited per connection', async () => {
    const [from, to] = [await aMember(), await aMember()]
    await anOpenPair(from, to)
    const [sender, receiver] = [await aConnection(from), await aConnection(to)]
    for (let times = 0; times < 40; times++) await sender.send({ action: 'typing', id: to.id })
    expect(receiver.hints).toHaveLength(30)
  })

  it('removes a connection that is gone, and still reaches the others', async () => {
    const [from, to] = [await aMember(), await aMember()]
    await anOpenPair(from, to)
    const [sender, gone, other] = [
      await aConnection(from),
      await aConnection(to),
      await aConnection(to),
    ]
    await gone.drop()
    await sender.send({ action: 'typing', id: to.id })
    expect(other.hints).toHaveLength(1)
    const left = await connectionsOf(to.id)
    expect(left.map((connection) => keyOf(connection).SK)).toEqual([other.id])
  })
})
