import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { addComment, type Comment } from '#shared/api/comments.ts'
import { handler as add } from '../../community/comments/add-comment.ts'
import { commentKey, parseCommentId, postKey } from '../../community/items/index.ts'
import type { Key } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment, type TestPost } from '#testing/comments.ts'
import { read, readUnread } from '#testing/notifications.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { switches } from '#testing/switches.ts'
import { handler } from './notify-comments.ts'

const deliver = deliverTo('notify-comments', handler)

let author: TestMember
let critic: TestMember
let post: TestPost

const notificationsOf = (member: TestMember) => storedUnder(`NOTIFY#${member.id}`)
const unread = async (member: TestMember): Promise<unknown> => (await readUnread(member)).comments

/** Comments through the endpoint and delivers the event. Returns the key of the comment. */
const say = async (member: TestMember, content: string, reply = {}): Promise<Key> => {
  const { json } = await call(add, addComment, {
    token: member.token,
    params: { id: post.id },
    body: { content, ...reply },
  })
  const key = commentKey(parseCommentId((json as Comment).id))
  await deliver(changeRecord(null, await stored(key)))
  return key
}

beforeEach(async () => {
  author = await aMember()
  critic = await aMember({ displayName: 'Der Kritiker' })
  post = { id: await aPost(author, { title: 'Neue Platte' }), author }
})

describe('the notification of a comment', () => {
  it('names commenter and text to the author of the post', async () => {
    await say(critic, 'Zu leise.')
    expect(await notificationsOf(author)).toMatchObject([
      {
        kind: 'comment',
        postId: post.id,
        postTitle: 'Neue Platte',
        content: 'Zu leise.',
        author: { id: critic.id, displayName: 'Der Kritiker' },
      },
    ])
    expect(await unread(author)).toBe(1)
    expect(await notificationsOf(critic)).toEqual([])
  })

  it('is not written for comments of the author', async () => {
    await say(author, `Danke, sagt @${author.username}.`)
    expect(await notificationsOf(author)).toEqual([])
  })

  it('reaches each mentioned member once', async () => {
    const fan = await aMember({ username: 'Riffjunkie' })
    await say(critic, `@RIFFJUNKIE, @riffjunkie. @${author.username} @niemand @${critic.username}`)
    expect(await notificationsOf(fan)).toMatchObject([{ kind: 'mention', postId: post.id }])
    expect(await notificationsOf(author)).toMatchObject([{ kind: 'comment' }])
    expect(await notificationsOf(critic)).toEqual([])
    expect([await unread(fan), await unread(author)]).toEqual([1, 1])
  })

  it('reaches the author of the answered comment once, also when the reply names them', async () => {
    const fan = await aMember()
    const key = await say(fan, 'Zu leise.')
    const reply = { parentId: `${post.id}-${key.SK.slice(2, 28)}` }
    await say(critic, 'Finde ich auch.', reply)
    await say(critic, `@${fan.username} wirklich.`, reply)
    await say(fan, 'Sage ich doch.', reply)
    expect(await notificationsOf(fan)).toMatchObject([
      { kind: 'mention', content: 'Finde ich auch.' },
      { kind: 'mention', content: `@${fan.username} wirklich.` },
    ])
    expect(await notificationsOf(critic)).toEqual([])
  })

  it('is one comment for the author of the post who wrote the answered comment', async () => {
    const key = await say(author, 'Danke.')
    await say(critic, 'Bitte.', { parentId: `${post.id}-${key.SK.slice(2, 28)}` })
    expect(await notificationsOf(author)).toMatchObject([{ kind: 'comment' }])
  })

  it('is not written when a block exists with either author', async () => {
    const [one, other] = [await aMember(), await aMember()]
    await block(one, critic)
    await block(author, other)
    await say(critic, `@${one.username} @${other.username}`)
    expect(await notificationsOf(one)).toEqual([])
    expect(await notificationsOf(other)).toEqual([])
    expect(await notificationsOf(author)).toHaveLength(1)
  })

  it('is not written for members who switched community notifications off', async () => {
    const [fan, silent] = [await aMember(), await aMember()]
    await switches(silent, { community: false })
    const key = await say(critic, `@${fan.username} @${silent.username}`)
    expect([await unread(author), await unread(fan), await unread(silent)]).toEqual([1, 1, 0])
    expect(await notificationsOf(silent)).toEqual([])
    await switches(author, { community: false })
    await say(fan, 'Lauter!')
    expect(await unread(author)).toBe(1)
    const removal = await changeBy(key, () => remove(key))
    if (removal) await deliver(removal, removal)
    expect([await unread(author), await unread(fan), await unread(silent)]).toEqual([0, 0, 0])
  })

  it('is written when a held comment is approved, not before', async () => {
    const held = storedComment(post, critic, { status: 'held' })
    await putAll([held.text, held.counters])
    await deliver(changeRecord(null, held.text))
    expect(await notificationsOf(author)).toEqual([])
    const { status: _status, ...text } = held.text
    const released = await changeBy(held.text, () => putAll([text]))
    if (released) await deliver(released)
    expect(await notificationsOf(author)).toHaveLength(1)
  })

  it('is not written for a comment under a held post', async () => {
    const fan = await aMember()
    post = { id: await aPost(author, { title: 'Geheim', status: 'held' }), author }
    await say(author, `Kannst du das lesen, @${fan.username}?`)
    expect(await notificationsOf(fan)).toEqual([])
  })

  it('is removed when the comment is deleted, also without its post', async () => {
    const key = await say(critic, 'Nichts für ungut.')
    await remove(postKey(post.id))
    const removal = await changeBy(key, () => remove(key))
    if (removal) await deliver(removal)
    expect(await notificationsOf(author)).toEqual([])
    expect(await unread(author)).toBe(0)
  })

  it('does not lower the count when it was read before the deletion', async () => {
    const key = await say(critic, 'Eins')
    await read(author, { type: 'comment' })
    const removal = await changeBy(key, () => remove(key))
    if (removal) await deliver(removal)
    expect(await notificationsOf(author)).toEqual([])
    expect(await unread(author)).toBe(0)
  })

  it('reaches the same state for repeated and reordered events', async () => {
    const fan = await aMember()
    const step = fc.record({
      which: fc.nat({ max: 1 }),
      becomes: fc.constantFrom(...['visible', 'held', 'visible', 'removed', 'visible', 'gone']),
      delays: anyDelivery,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const place = { id: await aPost(author), author }
        const mention = { content: `Hör mal, @${fan.username}` }
        const comments = [0, 1].map(() => storedComment(place, critic, mention).text)
        const states = ['new', 'new']
        const queue = new UnreliableQueue((record) => deliver(record))
        const before = [await unread(author), await unread(fan)].map(Number)
        for (const { which, becomes, delays } of steps) {
          const text = comments[which]
          if (!text || states[which] === 'gone') continue
          states[which] = becomes
          const { status: _status, ...visible } = text
          const next = becomes === 'visible' ? visible : { ...text, status: becomes }
          const change = await changeBy(text, () =>
            becomes === 'gone' ? remove(text) : putAll([next]),
          )
          await queue.next(change, delays)
        }
        await queue.drain()
        const visible = states.filter((state) => state === 'visible').length
        for (const member of [author, fan]) {
          const notifications = (await notificationsOf(member)).filter(
            (item) => item['postId'] === place.id,
          )
          expect(notifications).toHaveLength(visible)
        }
        const after = [await unread(author), await unread(fan)].map(Number)
        expect(after).toEqual(before.map((count) => count + visible))
      }),
      { numRuns: runsOf(8) },
    )
  })
})
