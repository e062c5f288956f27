import { faults } from '#testing/fault-proxy.ts'
import type { DynamoDBRecord } from 'aws-lambda'
import * as fc from 'fast-check'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { firstShout } from '#shared/api/onboarding.ts'
import { deletePost, type Post } from '#shared/api/posts.ts'
import { handler as shoutHandler } from '../../onboarding/first-shout/first-shout.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Key } from '#platform/table/index.ts'
import { documents } from '#testing/document-client.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import type { TestMember } from '#testing/members.ts'
import { aNewcomer, aShout, changeStored } from '#testing/newcomers.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost } from '#testing/posts.ts'
import { remove as removeItem, stored, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as deleteHandler } from '../posts/delete-post.ts'
import { postKey } from '../items/post.items.ts'
import { wallPartition, WALL_MS, type WallItem } from '../wall/wall.items.ts'
import { handler } from './place-on-wall.ts'

const deliver = deliverTo('place-on-wall', handler)

let member: TestMember

const sure = (record: DynamoDBRecord | null): DynamoDBRecord => {
  if (!record) throw new Error('Nothing changed')
  return record
}

const change = async (values: Parameters<typeof changeStored>[1]): Promise<DynamoDBRecord> =>
  sure(await changeBy(memberKey(member.id), () => changeStored(member, values)))

const created = async (): Promise<DynamoDBRecord> =>
  changeRecord(null, await stored(memberKey(member.id)))

let postId = ''

const shout = async (bandGenre = 'Doom'): Promise<DynamoDBRecord> =>
  sure(
    await changeBy(memberKey(member.id), async () => {
      const body = aShout({ bandGenre })
      const { json } = await call(shoutHandler, firstShout, { token: member.token, body })
      postId = (json as { post: Post }).post.id
    }),
  )

const letThrough = async (): Promise<DynamoDBRecord> =>
  sure(
    await changeBy(postKey(postId), () =>
      documents.send(
        new UpdateCommand({
          TableName: env.tableName,
          Key: postKey(postId),
          UpdateExpression: 'REMOVE #status',
          ExpressionAttributeNames: { '#status': 'status' },
        }),
      ),
    ),
  )

const deletion = async (id = postId): Promise<DynamoDBRecord> =>
  sure(
    await changeBy(postKey(id), () =>
      call(deleteHandler, deletePost, { token: member.token, params: { id } }),
    ),
  )

const onWall = async (): Promise<WallItem[]> =>
  ((await storedUnder(wallPartition.PK)) as unknown as WallItem[]).filter(
    (item) => item.member.memberId === member.id,
  )

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

interface MemberState {
  name: string
  hidden: boolean
  shouted: boolean
  deleted: boolean
}

const STEPS = {
  rename: (state: MemberState) => {
    state.name = `Name ${newId()}`
    return change({ displayName: state.name })
  },
  hide: (state: MemberState) => {
    state.hidden = true
    return change({ hiddenOnWall: true })
  },
  shout: (state: MemberState) => {
    if (state.shouted) return Promise.resolve(null)
    state.shouted = true
    return shout()
  },
  delete: (state: MemberState) => {
    if (!state.shouted || state.deleted) return Promise.resolve(null)
    state.deleted = true
    return deletion()
  },
}
type Step = keyof typeof STEPS

beforeEach(async () => {
  member = await aNewcomer()
})

afterEach(() => {
  faults.clear()
})

describe('the wall entry of a newcomer', () => {
  it('exists from registration, moves to the first shout, and exists once', async () => {
    await deliver(await created())
    expect(await onWall()).toMatchObject([{ member: { username: member.username } }])
    expect((await onWall())[0]).not.toHaveProperty('shout')
    await deliver(await shout())
    expect(await onWall()).toMatchObject([
      { member: { selectedRoles: ['fan', 'tech'] }, shout: { bandGenre: 'Doom' } },
    ])
  })

  it('shows the new name in any order of events', async () => {
    const first = await created()
    const second = await shout()
    const third = await change({ displayName: 'Neu benannt' })
    await deliver(third, second, first, third)
    expect(await onWall()).toMatchObject([{ member: { displayName: 'Neu benannt' } }])
  })

  it('is removed and restored by the member’s setting', async () => {
    await deliver(await created(), await shout(), await change({ hiddenOnWall: true }))
    expect(await onWall()).toEqual([])
    const key = memberKey(member.id)
    const back = await changeBy(key, () =>
      documents.send(
        new UpdateCommand({
          TableName: env.tableName,
          Key: key,
          UpdateExpression: 'REMOVE hiddenOnWall ADD version :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      ),
    )
    await deliver(sure(back))
    expect(await onWall()).toMatchObject([{ shout: { bandGenre: 'Doom' } }])
  })

  it('has no shout while it is held, and gets it when it is approved', async () => {
    const first = await created()
    await deliver(first, await shout('NSBM'))
    expect(await onWall()).toMatchObject([{ member: { username: member.username } }])
    expect((await onWall())[0]).not.toHaveProperty('shout')
    await deliver(await letThrough())
    expect(await onWall()).toMatchObject([{ shout: { bandGenre: 'NSBM' } }])
  })

  it('loses the shout with its post and with no other post', async () => {
    await deliver(await created(), await shout())
    const other = await aPost(member)
    await deliver(await deletion(other))
    expect(await onWall()).toMatchObject([{ shout: { bandGenre: 'Doom' } }])
    await deliver(await deletion())
    expect(await onWall()).toHaveLength(1)
    expect((await onWall())[0]).not.toHaveProperty('shout')
  })

  it('is not restored by a late event after a day, but by a new shout', async () => {
    await deliver(await change({ createdAt: hoursAgo(25) }))
    expect(await onWall()).toEqual([])
    await deliver(await shout())
    const [entry] = await onWall()
    expect(entry?.SK.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    expect(entry?.expiresAt).toBeGreaterThan((Date.now() + WALL_MS) / 1000 - 60)
  })

  it('is not restored by an event that read before the member hid', async () => {
    const first = await created()
    faults.inject('hold', 1)
    const late = deliver(first)
    await eventually(() => {
      expect(faults.met).toBe(1)
    })
    const hidden = await change({ hiddenOnWall: true })
    faults.clear()
    await late
    await deliver(hidden)
    expect(await onWall()).toEqual([])
  })

  it('is not written when the account is gone', async () => {
    const first = await created()
    await removeItem(memberKey(member.id))
    await deliver(first)
    expect(await onWall()).toEqual([])
  })

  it('reaches the same state for repeated and reordered events', async () => {
    const step = fc.constantFrom<Step>('rename', 'hide', 'shout', 'delete')
    const sequences = fc.array(fc.record({ step, delays: anyDelivery }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        member = await aNewcomer()
        const queue = new UnreliableQueue((record) => deliver(record))
        await queue.next(await created(), [0, 3])
        const state = { name: member.username, hidden: false, shouted: false, deleted: false }
        for (const { step: name, delays } of steps)
          await queue.next(await STEPS[name](state), delays)
        await queue.drain()
        const { name: displayName, hidden, shouted, deleted } = state
        const expected = { displayName, hasWords: shouted && !deleted }
        const entries = await onWall()
        expect(
          entries.map((entry) => ({
            displayName: entry.member.displayName,
            hasWords: entry.shout !== undefined,
          })),
        ).toEqual(hidden ? [] : [expected])
      }),
      { numRuns: runsOf(8) },
    )
  })
})

describe('events of other posts', () => {
  it('cost nothing: a new name or like does not concern the wall', async () => {
    const id = await aPost(member)
    const post = (await stored(postKey(id))) as unknown as Key
    const renamed = { ...post, authorVersion: 2 }
    expect((await unitsOf(() => deliver(changeRecord(post, renamed)))).calls).toBe(0)
  })
})
