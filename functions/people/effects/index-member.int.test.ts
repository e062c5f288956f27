import { faults } from '#testing/fault-proxy.ts'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeMember, type MemberChange } from '#platform/identity/change-member.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import type { Key } from '#platform/table/index.ts'
import { documents } from '#testing/document-client.ts'
import { transact } from '#platform/table/index.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { directoryKey, entriesOf } from './directory.items.ts'
import { handler } from './index-member.ts'

const deliver = deliverTo('index-member', handler)

const itemOf = async ({ id }: TestMember): Promise<MemberItem> =>
  (await stored(memberKey(id))) as unknown as MemberItem

const change = (member: TestMember, values: MemberChange) =>
  changeBy(memberKey(member.id), () => transact({ member: changeMember(member.id, values) }))

const keysOf = (items: readonly object[]): string[] =>
  items.map((item) => `${(item as Key).PK} ${(item as Key).SK}`).toSorted()

/** All partitions that the names and settings of these tests lead to. */
const PARTITIONS = [
  ...Array.from('abefiklmnstw', (letter) => `SEARCH#${letter}`),
  'TRAIT#new#all',
  'TRAIT#role#fan',
  'TRAIT#role#band',
  'TRAIT#genre#Doom Metal',
  'TRAIT#location#leipzig',
  'TRAIT#location#koln',
]

const entered = async ({ id }: TestMember) => {
  const all = (await Promise.all(PARTITIONS.map(storedUnder))).flat()
  return all.filter(({ SK, memberId }) => SK === id || memberId === id)
}

const enter = async (member: TestMember): Promise<void> => {
  await deliver(changeRecord(null, await itemOf(member)))
}

let member: TestMember
let number = 0

beforeEach(async () => {
  member = await aMember({
    username: `fiete_walz${++number}`,
    displayName: 'Nebel Krähe',
  })
})

afterEach(() => {
  faults.clear()
})

describe('the directory', () => {
  it('finds members by a place that folds to thousands of bytes', async () => {
    const moved = await change(member, { location: 'ﷺ'.repeat(80) })
    await deliver(...(moved ? [moved] : []))
    const { keys = [] } = (await stored(directoryKey(member.id))) ?? {}
    const places = keys.filter(({ PK }) => PK.startsWith('TRAIT#location#'))
    expect(places).toHaveLength(1)
    expect(Buffer.byteLength(places[0]?.PK ?? '')).toBeLessThan(300)
  })

  it('lists a new member under every word of both names and as a newcomer', async () => {
    await enter(member)
    expect(keysOf(await entered(member))).toEqual(
      [
        `SEARCH#n nebel-krahe#1${member.id}`,
        `SEARCH#k krahe#1${member.id}`,
        `SEARCH#f ${member.username.replace('_', '-')}#0${member.id}`,
        `SEARCH#w ${member.username.slice(6)}#1${member.id}`,
        `TRAIT#new#all ${member.id}`,
      ].toSorted(),
    )
  })

  it('updates the entries when name, place, roles or genres change', async () => {
    await enter(member)
    const record = await change(member, {
      displayName: 'Eisenfaust',
      location: 'Köln, NRW',
      selectedRoles: ['band'],
      favoriteGenres: ['Doom Metal'],
    })
    if (record) await deliver(record)
    const keys = keysOf(await entered(member))
    expect(keys).toContain(`SEARCH#e eisenfaust#1${member.id}`)
    expect(keys).toContain(`TRAIT#location#koln ${member.id}`)
    expect(keys).toContain(`TRAIT#role#band ${member.id}`)
    expect(keys).toContain(`TRAIT#genre#Doom Metal ${member.id}`)
    expect(keys.join()).not.toContain('krahe')
  })

  it('shows a new avatar in every entry', async () => {
    await enter(member)
    const record = await change(member, { avatar: '/media/avatars/neu.webp' })
    if (record) await deliver(record)
    const names = (await entered(member)).filter(({ PK }) => PK.startsWith('SEARCH#'))
    expect(names.length).toBeGreaterThan(2)
    for (const { author } of names)
      expect(author).toMatchObject({ avatar: '/media/avatars/neu.webp' })
  })

  it('removes the entries of hidden and deleted members', async () => {
    await enter(member)
    const hiding = await change(member, { hiddenInSearch: true })
    if (hiding) await deliver(hiding)
    expect(await entered(member)).toEqual([])
    const back = await change(member, { hiddenInSearch: undefined })
    if (back) await deliver(back)
    expect(keysOf(await entered(member))).toEqual(keysOf(entriesOf(await itemOf(member))))
    const gone = await changeBy(memberKey(member.id), () => remove(memberKey(member.id)))
    if (gone) await deliver(gone)
    expect(await entered(member)).toEqual([])
    expect(await stored(directoryKey(member.id))).toBeNull()
  })

  it('reaches the same state for repeated and reordered events', async () => {
    const step = fc.record({
      values: fc.record({
        displayName: fc.constantFrom('Nebel Krähe', 'Asche', 'Asche Krähe', 'Ritter Kunibert'),
        location: fc.constantFrom('Leipzig', 'Köln', undefined),
        selectedRoles: fc.subarray(['fan', 'band'] as const),
        hiddenInSearch: fc.constantFrom(true as const, undefined),
        avatar: fc.constantFrom('/a.webp', undefined),
      }),
      delays: anyDelivery,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const one = await aMember({ displayName: 'Nebel Krähe' })
        const queue = new UnreliableQueue((record) => deliver(record))
        await queue.next(changeRecord(null, await itemOf(one)), [0])
        for (const { values, delays } of steps) await queue.next(await change(one, values), delays)
        await queue.drain()
        const item = await itemOf(one)
        const directory = await stored(directoryKey(one.id))
        expect(keysOf((directory?.['keys'] as Key[] | undefined) ?? [])).toEqual(
          keysOf(entriesOf(item)),
        )
        const wanted = entriesOf(item).filter(({ PK }) => PARTITIONS.includes(PK))
        const there = await entered(one)
        expect(keysOf(there)).toEqual(
          keysOf([
            ...wanted,
            ...there.filter(({ PK }) => !wanted.some((entry) => entry.PK === PK)),
          ]),
        )
        for (const { author } of there) {
          if (author) expect(author).toMatchObject({ avatar: item.avatar ?? null })
        }
      }),
      { numRuns: runsOf(8) },
    )
  })

  it('writes the entries despite cancelled transactions', async () => {
    faults.inject('conflict', 4)
    await enter(member)
    expect(faults.met).toBe(4)
    expect(await entered(member)).not.toEqual([])
  })

  it.runIf(unitsAreExact)('writes nothing when a change does not affect the entries', async () => {
    await enter(member)
    const role = await changeBy(memberKey(member.id), () =>
      documents.send(
        new UpdateCommand({
          TableName: env.tableName,
          Key: memberKey(member.id),
          UpdateExpression: 'SET #role = :role',
          ExpressionAttributeNames: { '#role': 'role' },
          ExpressionAttributeValues: { ':role': 'admin' },
        }),
      ),
    )
    const bio = await change(member, { bio: 'Laut.' })
    const units = await unitsOf(async () => {
      if (role) await deliver(role)
      if (bio) await deliver(bio)
    })
    expect(units).toMatchObject({ write: 0, calls: 1 })
  })
})
