import { beforeEach, describe, expect, it } from 'vitest'
import type { Thread } from '#shared/api/threads.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import {
  aDeliveredRequest,
  askList,
  aThread,
  deleteThread,
  delivered,
  listed,
  ulidAt,
} from '#testing/threads.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { toEntry, entrySortKey, nameItems, sideKey, type SideItem } from './side.items.ts'

let me: TestMember

const namesOf = (threads: readonly Thread[]): string[] => threads.map(({ name }) => name)

const found = async (search: string, viewer = me): Promise<string[]> =>
  namesOf(await listed(viewer, { search }))

/** Stored sides of threads with members who do not exist, with their entries and names. */
const manySides = async (count: number, displayName: string): Promise<SideItem[]> => {
  const other = await aMember()
  await aThread(other, me)
  const side = await stored(sideKey(me.id, other.id))
  if (!side?.last || !side.other) throw new Error('No side')
  const { last, other: author } = side
  return Array.from({ length: count }, (_, index): SideItem => {
    const [otherId, ulid] = [newId(), ulidAt(Date.now() - 3600_000 - index)]
    return {
      ...side,
      ...sideKey(me.id, otherId),
      otherId,
      other: { ...author, id: otherId, displayName: `${displayName} ${index}` },
      last: { ...last, ulid },
      entrySK: entrySortKey('inbox', ulid, otherId),
    }
  })
}

const withCopies = (side: SideItem) => [
  side,
  ...[toEntry(side)].filter((entry) => entry !== undefined),
  ...(side.other ? nameItems(me.id, side.other) : []),
]

beforeEach(async () => {
  me = await aMember()
})

describe('the list of threads', () => {
  it('is empty at first, and refuses calls without a valid token and foreign cursors', async () => {
    expect(await listed(me)).toEqual([])
    expect((await askList({ ...me, token: newToken() })).status).toBe(401)
    for (const cursor of ['x', newId(), `IN#${newId()}`])
      expect((await askList(me, { cursor })).status).toBe(400)
  })

  it('shows the last written first, a page at a time', async () => {
    const others: TestMember[] = []
    for (let index = 0; index < LIMITS.threadPage + 3; index++) {
      const other = await aMember()
      await aThread(other, me, `Nummer ${index}`)
      others.unshift(other)
    }
    const first = others.at(-1)
    if (!first) throw new Error('No thread')
    await delivered(me, first, { content: 'Zuletzt' })
    const expected = [first.id, ...others.slice(0, -1).map(({ id }) => id)]
    const page = await askList(me)
    const threads = page.json as Thread[]
    expect(threads[0]).toMatchObject({
      id: first.id,
      otherUserId: first.id,
      name: first.username,
      lastMessage: { senderId: me.id, content: 'Zuletzt', kind: 'text' },
    })
    const cursor = page.headers['x-next-cursor'] ?? ''
    const rest = await askList(me, { cursor })
    expect(rest.headers['x-next-cursor']).toBeUndefined()
    const all = [...threads, ...(rest.json as Thread[])]
    expect(all.map(({ id }) => id)).toEqual(expected)
    expect(threads).toHaveLength(LIMITS.threadPage)
  })

  it('pages through requests without the inbox', async () => {
    await aThread(await aMember(), me)
    for (let index = 0; index < LIMITS.threadPage + 1; index++)
      await aDeliveredRequest(await aMember(), me)
    const page = await askList(me, { folder: 'requests' })
    const cursor = page.headers['x-next-cursor'] ?? ''
    const rest = await listed(me, { folder: 'requests', cursor })
    expect(rest).toHaveLength(1)
    expect([...(page.json as Thread[]), ...rest].every(({ isRequest }) => isRequest)).toBe(true)
  })

  it('shows a member who blocks the viewer as a deleted one, and names the blocked one', async () => {
    const other = await aMember({ displayName: 'Gegenüber' })
    await aThread(other, me)
    await block(other, me)
    expect(await listed(me)).toMatchObject([
      { id: other.id, name: 'Gelöschtes Mitglied', username: '', isReachable: false },
    ])
    expect(await listed(other)).toMatchObject([
      { id: me.id, name: me.username, isReachable: false },
    ])
  })

  it('keeps its ETag until something changes', async () => {
    await aThread(await aMember(), me)
    const [first, second] = [await askList(me), await askList(me)]
    expect(second.headers['etag']).toBe(first.headers['etag'])
  })
})

describe('the search over threads', () => {
  it.each([
    ['wal', ['Walküre vom Rhein']],
    ['WALKUERE', ['Walküre vom Rhein']],
    ['rhein', ['Walküre vom Rhein']],
    ['vom rh', ['Walküre vom Rhein']],
    ['77', ['Walküre vom Rhein']],
    ['hein', []],
    ['laut', []],
    ['🤘', []],
  ])('for %j finds %j', async (search, expected) => {
    const username = `w_77_${newId().slice(-8).toLowerCase()}`
    const other = await aMember({ username, displayName: 'Walküre vom Rhein' })
    await aThread(other, me)
    await aThread(await aMember(), me)
    expect(await found(search)).toEqual(expected)
  })

  it('finds own threads only, in both folders or the given one, and none that was deleted', async () => {
    const [friend, stranger, gone] = await Promise.all(
      ['Max Eins', 'Max Zwei', 'Max Drei'].map((displayName) => aMember({ displayName })),
    )
    if (!friend || !stranger || !gone) throw new Error('No members')
    await aThread(friend, me)
    await aDeliveredRequest(stranger, me)
    await aThread(gone, me)
    await deleteThread(me, gone)
    await aThread(await aMember({ displayName: 'Max Vier' }), await aMember())
    expect(await found('max')).toEqual(['Max Zwei', 'Max Eins'])
    expect(namesOf(await listed(me, { search: 'max', folder: 'inbox' }))).toEqual(['Max Eins'])
  })

  it('does not find members who block the viewer by their name', async () => {
    const other = await aMember({ displayName: 'Pestrichter' })
    await aThread(other, me)
    await block(other, me)
    expect(await found('pest')).toEqual([])
    expect(await found(me.username, other)).toHaveLength(1)
  })
})

describe('the cost of the list', () => {
  it.runIf(unitsAreExact)(
    'does not depend on the number of threads and messages',
    async () => {
      const sides = await manySides(200, 'Fan der ersten Stunde')
      await putAll(sides.slice(0, 40).flatMap(withCopies))
      const few = await unitsOf(() => listed(me))
      const fewFound = await unitsOf(() => listed(me, { search: 'fan' }))
      expect(few.read).toBeLessThanOrEqual(5)
      expect(fewFound.read).toBeLessThanOrEqual(8)
      await putAll(sides.slice(40).flatMap(withCopies))
      expect(await unitsOf(() => listed(me))).toEqual(few)
      expect(await unitsOf(() => listed(me, { search: 'fan' }))).toEqual(fewFound)
    },
    60_000,
  )
})
