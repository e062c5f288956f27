import { faults } from '#testing/fault-proxy.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { likeComment, likePost } from '#shared/api/likes.ts'
import { handler as toggleComment } from '../../community/likes/like-comment.ts'
import { handler as togglePost } from '../../community/likes/like-post.ts'
import { commentLikeKey, postLikeItem, postLikeKey } from '../../community/items/index.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo, deliverBodies } from '#testing/changes.ts'
import { aComment } from '#testing/comments.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { newId } from '#platform/runtime/ids.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { readAllLikes, readUnread } from '#testing/notifications.ts'
import { switches } from '#testing/switches.ts'
import { handler } from './notify-likes.ts'

const deliver = deliverTo('notify-likes', handler)

let author: TestMember
let fan: TestMember
let postId: string

const likeOnPost = (member: TestMember, id = postId) =>
  changeBy(postLikeKey(member.id, id), () =>
    call(togglePost, likePost, { token: member.token, params: { id } }),
  )

const likeOnComment = (member: TestMember, id: string) =>
  changeBy(commentLikeKey(member.id, id), () =>
    call(toggleComment, likeComment, { token: member.token, params: { id } }),
  )

/** Writes the like without the endpoint, to be fast. */
const toggle = (member: TestMember, id: string) => {
  const key = postLikeKey(member.id, id)
  const like = { memberId: member.id, targetId: id, likeId: newId(), authorId: author.id }
  return changeBy(key, async () =>
    (await stored(key)) ? remove(key) : putAll([postLikeItem(like)]),
  )
}

const likeIdsOf = async (member: TestMember, target = postId) =>
  (await storedUnder(`NOTIFY#${member.id}`)).flatMap(({ SK }) =>
    SK.startsWith(`LIKED#${target}#`) ? [SK.slice(-26)] : [],
  )
const unread = async (member: TestMember): Promise<unknown> => (await readUnread(member)).likes

const likeIdOf = async (member: TestMember, id = postId): Promise<unknown> =>
  (await stored(postLikeKey(member.id, id)))?.['likeId']

const deliverChange = async (change: ReturnType<typeof likeOnPost>): Promise<void> => {
  const record = await change
  if (!record) throw new Error('Nothing changed')
  await deliver(record)
}

beforeEach(async () => {
  author = await aMember()
  fan = await aMember({ displayName: 'Nietenkaiser' })
  postId = await aPost(author, { content: 'So klingt das.'.repeat(30) })
})

afterEach(() => {
  faults.clear()
})

describe('the notification of a like', () => {
  it('names liker and post to the author of the post', async () => {
    await deliverChange(likeOnPost(fan))
    const [notification] = await readAllLikes(author)
    expect(notification).toMatchObject({
      id: await likeIdOf(fan),
      type: 'post',
      postId,
      liker: { id: fan.id, displayName: 'Nietenkaiser' },
    })
    expect(notification?.content).toMatch(/^So klingt das\..{125}…$/)
    expect(await unread(author)).toBe(1)
  })

  it('reaches the author of the comment', async () => {
    const critic = await aMember()
    const commentId = await aComment({ id: postId, author }, critic, { content: 'Zu leise.' })
    await deliverChange(likeOnComment(fan, commentId))
    expect(await readAllLikes(critic)).toMatchObject([
      { type: 'comment', postId, commentId, content: 'Zu leise.' },
    ])
    expect(await readAllLikes(author)).toEqual([])
  })

  it('is not written for likes on own texts', async () => {
    await deliverChange(likeOnPost(author))
    expect(await readAllLikes(author)).toEqual([])
    expect(await unread(author)).toBe(0)
  })

  it('is not written when a block exists', async () => {
    const change = await likeOnPost(fan)
    await block(author, fan)
    await deliver(...(change ? [change] : []))
    expect(await readAllLikes(author)).toEqual([])
  })

  it('is not written when community notifications are off, and an unlike counts nothing', async () => {
    const critic = await aMember()
    await deliverChange(likeOnPost(critic))
    await switches(author, { community: false })
    const given = await likeOnPost(fan)
    if (!given) throw new Error('Nothing changed')
    await deliver(given, given)
    expect(await readAllLikes(author)).toMatchObject([{ liker: { id: critic.id } }])
    expect(await unread(author)).toBe(1)
    await deliverChange(likeOnPost(fan))
    expect(await unread(author)).toBe(1)
    await deliverChange(likeOnPost(critic))
    expect(await readAllLikes(author)).toEqual([])
    expect(await unread(author)).toBe(0)
  })

  it('is written again when community notifications are on, whatever else is off', async () => {
    await switches(author, { community: false })
    await switches(author, { content: false, system: false, personalized: false })
    await deliverChange(likeOnPost(fan))
    expect(await unread(author)).toBe(1)
  })

  it('is removed and not counted after an unlike, also without the post', async () => {
    await deliverChange(likeOnPost(fan))
    const like = await stored(postLikeKey(fan.id, postId))
    await deliverChange(likeOnPost(fan))
    expect(await readAllLikes(author)).toEqual([])
    expect(await unread(author)).toBe(0)
    if (!like) throw new Error('No horns')
    await deliver(changeRecord(like, null))
    expect(await unread(author)).toBe(0)
  })

  it('reaches the same state for repeated and reordered events', async () => {
    const fans = [author, fan, await aMember(), await aMember()]
    const sequences = fc.array(fc.record({ who: fc.nat({ max: 3 }), delays: anyDelivery }), {
      maxLength: 10,
    })
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const id = await aPost(author)
        const before = Number(await unread(author))
        const queue = new UnreliableQueue((record) => deliver(record))
        for (const { who, delays } of steps) {
          const member = fans[who] ?? author
          await queue.next(await toggle(member, id), delays)
        }
        await queue.drain()
        const ids = await Promise.all(fans.slice(1).map((member) => likeIdOf(member, id)))
        const expected = ids.filter((likeId) => typeof likeId === 'string').toSorted()
        expect(await likeIdsOf(author, id)).toEqual(expected)
        const likes = (await readAllLikes(author)).filter((item) => item.postId === id)
        expect(likes.map((item) => [item.id, item.othersCount, item.unreadCount])).toEqual(
          expected.length > 0 ? [[expected.at(-1), expected.length - 1, expected.length]] : [],
        )
        expect(await unread(author)).toBe(before + expected.length)
      }),
      { numRuns: runsOf(8) },
    )
  })

  it('is counted despite cancelled transactions', async () => {
    const changes = await Promise.all(
      Array.from({ length: 20 }, async () => likeOnPost(await aMember())),
    )
    faults.inject('conflict', 30)
    await Promise.all(changes.map((change) => deliver(...(change ? [change] : []))))
    expect(faults.met).toBe(30)
    expect(await readAllLikes(author)).toMatchObject([{ othersCount: 19, unreadCount: 20 }])
    expect(await unread(author)).toBe(20)
  })

  it('returns only the failed message to the queue, and survives malformed ones', async () => {
    const poison = ['{', '{}', '{"id":"1","name":"DROP TABLE","at":0}']
    const { batchItemFailures } = await deliverBodies(handler, ...poison)
    expect(batchItemFailures).toHaveLength(3)
    const change = await likeOnPost(fan)
    if (!change) throw new Error('Nothing changed')
    faults.inject('failure', 100, /./)
    await expect(deliver(change)).rejects.toThrow('1 failed')
    expect(faults.met).toBeGreaterThan(0)
    faults.clear()
    await deliver(change)
    expect(await unread(author)).toBe(1)
  })
})
