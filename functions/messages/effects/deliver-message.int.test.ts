import { beforeEach, describe, expect, it } from 'vitest'
import { getThread, type ThreadPage } from '#shared/api/messages.ts'
import { putAll } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { anOpenPair, storedMessage } from '#testing/messages.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { handler as getsThread } from '../threads/get-thread.ts'
import { sideKey } from '../threads/side.items.ts'
import { handler } from './deliver-message.ts'

const deliver = deliverTo('deliver-message', handler)

let me: TestMember
let other: TestMember

const messageFrom = async (from: TestMember, to: TestMember) => {
  const { item } = storedMessage(from, to)
  await putAll([item])
  return item
}

beforeEach(async () => {
  me = await aMember()
  other = await aMember()
  await anOpenPair(me, other)
})

describe('delivering a message', () => {
  it('brings it to the lists of both members, and counts it for the receiver', async () => {
    await deliver(changeRecord(null, await messageFrom(other, me)))
    expect(await stored(sideKey(me.id, other.id))).toMatchObject({ unread: 1, counted: 1 })
    expect(await stored(sideKey(other.id, me.id))).toMatchObject({ unread: 0, counted: 0 })
    expect((await storedUnder(`CHATS#${me.id}`)).map(({ SK }) => SK.split('#')[0])).toEqual([
      'IN',
      'NAME',
      'NAME',
      'WITH',
    ])
    const answer = await call(getsThread, getThread, { token: me.token, params: { id: other.id } })
    expect(answer.json as ThreadPage).toMatchObject({
      relation: 'open',
      other: { id: other.id },
      messages: [{ content: 'Laut.', senderId: other.id }],
      nextCursor: null,
    })
  })
})
