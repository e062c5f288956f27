import { faults } from '#testing/fault-proxy.ts'
import type { DynamoDBRecord } from 'aws-lambda'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { putAll } from '#platform/table/index.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { storedMessage, storedPair } from '#testing/messages.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { aThread, delivered, listed, thread, unread } from '#testing/threads.ts'
import { settleSide } from '../threads/settle-side.ts'
import { nameRefreshKey } from '../threads/name-refresh.items.ts'
import { sideKey } from '../threads/side.items.ts'
import { handler } from './refresh-thread-names.ts'

const deliver = deliverTo('refresh-thread-names', handler)

let me: TestMember
let other: TestMember

const rename = async ({ id }: TestMember, displayName: string): Promise<DynamoDBRecord> => {
  const before = await stored(memberKey(id))
  if (!before) throw new Error('No member')
  const after = { ...before, displayName, version: before.version + 1 }
  await putAll([after])
  return changeRecord(before, after)
}

const nameIn = async (viewer: TestMember): Promise<string | undefined> =>
  (await listed(viewer))[0]?.name

beforeEach(async () => {
  faults.clear()
  me = await aMember()
  other = await aMember({ displayName: 'Alter Name' })
})

describe('refreshing names in threads', () => {
  it('updates list, search and thread, and keeps what is unread', async () => {
    await aThread(other, me)
    await deliver(await rename(other, 'Frisch Getauft'))
    expect(await nameIn(me)).toBe('Frisch Getauft')
    expect(await listed(me, { search: 'getau' })).toHaveLength(1)
    expect(await listed(me, { search: 'alter' })).toEqual([])
    expect((await thread(me, other)).other.displayName).toBe('Frisch Getauft')
    expect(await unread(me)).toBe(1)
    await delivered(other, me)
    expect(await nameIn(me)).toBe('Frisch Getauft')
  })

  it('never writes an older name, in any order of events', async () => {
    await aThread(other, me)
    const [first, second] = [await rename(other, 'Erster'), await rename(other, 'Zweiter')]
    await deliver(second, first, second, first)
    expect(await nameIn(me)).toBe('Zweiter')
  })

  it('does not write an older name that was read earlier', async () => {
    await aThread(other, me)
    const first = await rename(other, 'Erster')
    faults.inject('hold', 1, /TransactWriteItems/)
    const late = deliver(first)
    await eventually(() => {
      expect(faults.met).toBe(1)
    })
    await deliver(await rename(other, 'Zweiter'))
    faults.clear()
    await late
    expect(await nameIn(me)).toBe('Zweiter')
  })

  it('catches up when a name changed before both sides existed', async () => {
    await aThread(other, me)
    const side = await stored(sideKey(me.id, other.id))
    await rename(other, 'Neu')
    await rename(me, 'Auch neu')
    await deliver(changeRecord(null, side))
    expect([await nameIn(me), await nameIn(other)]).toEqual(['Neu', 'Auch neu'])
  })

  it('writes nothing for changes that nobody sees', async () => {
    await aThread(other, me)
    const side = await stored(sideKey(me.id, other.id))
    const member = await stored(memberKey(other.id))
    if (!member) throw new Error('No member')
    await deliver(changeRecord(member, { ...member, bio: 'Neu hier.' } as never))
    expect(await stored(sideKey(me.id, other.id))).toEqual(side)
  })

  it('forgets the name of a deleted member, and keeps the messages readable', async () => {
    await aThread(other, me)
    const member = await stored(memberKey(other.id))
    await remove(memberKey(other.id))
    await deliver(changeRecord(member, null))
    expect(await listed(me)).toMatchObject([
      { name: 'Gelöschtes Mitglied', username: '', isReachable: false },
    ])
    expect(await listed(me, { search: 'alter' })).toEqual([])
    expect(await thread(me, other)).toMatchObject({
      other: { displayName: 'Gelöschtes Mitglied' },
      messages: [{ content: 'Laut.' }],
    })
    const names = (await storedUnder(`CHATS#${me.id}`)).filter(({ SK }) => SK.startsWith('NAME#'))
    expect(names).toEqual([])
  })

  it('continues in several events for a member with many threads, and ends', async () => {
    const fans = await Promise.all(Array.from({ length: 105 }, () => aMember()))
    const first = fans.map((fan) => storedMessage(other, fan).item)
    await putAll([...fans.map((fan) => storedPair(other, fan)), ...first])
    for (const fan of fans) {
      await Promise.all([settleSide(fan.id, other.id), settleSide(other.id, fan.id)])
    }
    let change: DynamoDBRecord | null = await rename(other, 'Neu')
    let turns = 0
    for (; change; turns++) {
      const current: DynamoDBRecord = change
      change = await changeBy(nameRefreshKey(other.id), () => deliver(current))
      if (change?.eventName === 'REMOVE') change = null
    }
    expect(turns).toBe(2)
    const sides = await Promise.all(fans.map((fan) => stored(sideKey(fan.id, other.id))))
    expect(new Set(sides.map((side) => side?.other?.displayName))).toEqual(new Set(['Neu']))
  })
})
