import type { DynamoDBRecord } from 'aws-lambda'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost, putAll, storedPost } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { readUnread } from '#testing/notifications.ts'
import { switches } from '#testing/switches.ts'
import type { Key } from '#platform/table/index.ts'
import { deletePost } from '#shared/api/posts.ts'
import { handler as deleteOne } from '../../community/posts/delete-post.ts'
import { postKey, type PostItem } from '../../community/items/index.ts'
import { call } from '#testing/call.ts'
import { handler } from './notify-mentions.ts'

const deliver = deliverTo('notify-mentions', handler)

let author: TestMember
let fan: TestMember

const notificationsOf = (member: TestMember) => storedUnder(`NOTIFY#${member.id}`)

const publish = async (text: Partial<PostItem>): Promise<Key> => {
  const key = postKey(await aPost(author, text))
  const post = (await stored(key)) as unknown as Key
  const change = changeRecord(null, post)
  await deliver(change, change)
  return post
}

interface Step {
  readonly named: readonly number[]
  readonly becomes: 'held' | 'gone' | undefined
  readonly delays: number[]
}

/** Changes the text as an edit does, and returns the event. */
const edit = async (post: Key, content: string): Promise<DynamoDBRecord> => {
  const now = (await stored(post)) as unknown as PostItem
  const next = { ...now, content, version: (now.version ?? 1) + 1 }
  await putAll([next])
  return changeRecord(now, next)
}

beforeEach(async () => {
  author = await aMember()
  fan = await aMember()
})

describe('the notification of a mention in a post', () => {
  it('reaches the mentioned member, for title and text', async () => {
    await publish({ content: `Danke @${fan.username}` })
    await publish({ title: `Für @${fan.username}`, content: 'Hier.' })
    const notifications = await notificationsOf(fan)
    expect(notifications.map(({ kind, content }) => [kind, content])).toEqual([
      ['mention', `Danke @${fan.username}`],
      ['mention', `Für @${fan.username}\nHier.`],
    ])
    expect((await readUnread(fan)).comments).toBe(2)
  })

  it('shows nothing of a drastic post, also when it is labelled later', async () => {
    const content = `Gedärm für @${fan.username}`
    await publish({ title: 'Blutbad', content, drastic: 'author' })
    const [notification] = await notificationsOf(fan)
    expect(notification).toMatchObject({ content: 'Drastischer Inhalt' })
    expect(notification).not.toHaveProperty('postTitle')
    const post = (await stored(await publish({ content }))) as unknown as PostItem
    const labelled = { ...post, drastic: 'staff' as const }
    await putAll([labelled])
    const change = changeRecord(post, labelled)
    await deliver(change, change)
    const shown = (await notificationsOf(fan)).map((item) => item['content'])
    expect(shown).toEqual(['Drastischer Inhalt', 'Drastischer Inhalt'])
    expect((await readUnread(fan)).comments).toBe(2)
  })

  it('is removed when the post is deleted', async () => {
    const post = await publish({ content: `Danke @${fan.username}` })
    const params = { id: post.SK.slice(0, 26) }
    await call(deleteOne, deletePost, { token: author.token, params })
    const removal = changeRecord(post, null)
    await deliver(removal, removal)
    expect(await notificationsOf(fan)).toEqual([])
    expect((await readUnread(fan)).comments).toBe(0)
  })

  it('follows an edit: new names are notified, dropped ones are withdrawn, others stay', async () => {
    const [stays, added] = [await aMember(), await aMember()]
    const first = await publish({ content: `@${fan.username} und @${stays.username}` })
    const [before] = await notificationsOf(stays)
    const record = await edit(first, `@${stays.username} und @${added.username}`)
    await deliver(record, record)
    expect(await notificationsOf(fan)).toEqual([])
    const content = `@${stays.username} und @${added.username}`
    expect(await notificationsOf(stays)).toEqual([{ ...before, content }])
    expect(await notificationsOf(added)).toHaveLength(1)
    expect((await readUnread(stays)).comments).toBe(1)
  })

  it('shows the newest text also when events come late', async () => {
    const first = await publish({ content: `Ruf an, @${fan.username}: 0151 23456789` })
    const [second, third] = [
      await edit(first, `Ruf an, @${fan.username}: nein`),
      await edit(first, `Schreib mir, @${fan.username}`),
    ]
    await deliver(third)
    await deliver(second)
    const shown = (await notificationsOf(fan)).map((item) => item['content'])
    expect(shown).toEqual([`Schreib mir, @${fan.username}`])
  })

  it('does not notify on an edit who was named while the notifications were off', async () => {
    await switches(fan, { community: false })
    const first = await publish({ content: `@${fan.username}` })
    await switches(fan, { community: true })
    await deliver(await edit(first, `@${fan.username} noch mal`))
    expect(await notificationsOf(fan)).toEqual([])
  })

  it('does not notify members whom an edit names across a block', async () => {
    await block(fan, author)
    const first = await publish({ content: 'Ohne Namen' })
    await deliver(await edit(first, `@${fan.username}`))
    expect(await notificationsOf(fan)).toEqual([])
  })

  it('is the one of the text as it is now for repeated and reordered edits', async () => {
    const names = [fan, await aMember(), await aMember()]
    const step = fc.record({
      named: fc.subarray([0, 1, 2]),
      becomes: fc.constantFrom(undefined, undefined, undefined, 'held' as const, 'gone' as const),
      delays: anyDelivery,
    })
    const play = async (steps: readonly Step[]): Promise<PostItem | null> => {
      const post = storedPost(author, { content: 'Leer.' }).items[0] as PostItem
      const queue = new UnreliableQueue((record) => deliver(record))
      let item = post
      let isGone = false
      for (const { named, becomes, delays } of steps) {
        if (isGone) break
        const content = named.map((which) => `@${names[which]?.username ?? ''}`).join(' ')
        const next: PostItem = {
          ...post,
          content,
          version: (item.version ?? 1) + 1,
          ...(becomes === 'held' && { status: becomes }),
        }
        item = next
        isGone = becomes === 'gone'
        const work = () => (isGone ? remove(post) : putAll([next]))
        await queue.next(await changeBy(post, work), delays)
      }
      await queue.drain()
      return isGone ? null : item
    }
    const expectToFollow = async (item: PostItem | null, before: readonly number[]) => {
      for (const [index, { id, username }] of names.entries()) {
        const isNamed =
          item !== null && item.status === undefined && item.content.includes(`@${username}`)
        const found = await storedUnder(`NOTIFY#${id}`)
        expect(found).toHaveLength((before[index] ?? 0) + Number(isNamed))
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const before = await Promise.all(
          names.map(async ({ id }) => (await storedUnder(`NOTIFY#${id}`)).length),
        )
        await expectToFollow(await play(steps), before)
      }),
      { numRuns: runsOf(8) },
    )
  })

  it('is not written when community notifications are off', async () => {
    await switches(fan, { community: false })
    await publish({ content: `Danke @${fan.username}` })
    expect(await notificationsOf(fan)).toEqual([])
    expect((await readUnread(fan)).comments).toBe(0)
  })

  it('is not written for a held post or when a block exists', async () => {
    await publish({ content: `Danke @${fan.username}`, status: 'held' })
    await block(fan, author)
    await publish({ content: `Danke @${fan.username}` })
    expect(await notificationsOf(fan)).toEqual([])
  })
})
