import { beforeEach, describe, expect, it } from 'vitest'
import { markRead } from '#shared/api/notifications.ts'
import { followItem } from '../people/relations/index.ts'
import { commentIdOf, commentRefOf, postLikeItem } from '../community/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import {
  readActivities,
  readAllLikes,
  listedUnread,
  read,
  readUnread,
} from '#testing/notifications.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as notifyComments } from './effects/notify-comments.ts'
import { handler as notifyFollows } from './effects/notify-follows.ts'
import { handler as notifyLikes } from './effects/notify-likes.ts'
import { handler as settleReadMarks } from './effects/settle-read-marks.ts'
import { handler } from './mark-read.ts'
import { readMarkKey } from './notification.items.ts'

let author: TestMember
let fan: TestMember
let postId: string

const like = async (targetId = postId, by = fan) => {
  const item = postLikeItem({ memberId: by.id, targetId, likeId: newId(), authorId: author.id })
  await putAll([item])
  await deliverTo('notify-likes', notifyLikes)(changeRecord(null, item))
  return item
}

const comment = async (content = 'Laut.') => {
  const { text, counters } = storedComment({ id: postId, author }, fan, { content })
  await putAll([text, counters])
  await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
  return commentIdOf(commentRefOf(text))
}

const follow = async () => {
  const item = followItem({ followId: newId(), followerId: fan.id, followeeId: author.id })
  await putAll([item])
  await deliverTo('notify-follows', notifyFollows)(changeRecord(null, item))
}

const settle = async () => {
  const mark = await stored(readMarkKey(author.id, postId))
  if (mark) await deliverTo('settle-read-marks', settleReadMarks)(changeRecord(null, mark))
}

beforeEach(async () => {
  author = await aMember()
  fan = await aMember()
  postId = await aPost(author)
})

describe('marking notifications as read', () => {
  it('marks all of a kind, twice without a difference', async () => {
    await like()
    await comment()
    await follow()
    expect(await readUnread(author)).toEqual({ likes: 1, comments: 2 })
    for (let times = 0; times < 2; times++) {
      expect((await read(author, { type: 'like' })).json).toEqual({ ok: true })
      await read(author, { type: 'follow' })
    }
    expect(await readUnread(author)).toEqual({ likes: 0, comments: 1 })
    expect((await readActivities(author)).map(({ type, isUnread }) => [type, isUnread])).toEqual([
      ['follow', false],
      ['comment', true],
    ])
  })

  it('marks the likes of one text, and counts later ones anew', async () => {
    const other = await aPost(author)
    await like()
    await like(other)
    await read(author, { type: 'like', postId })
    await like(postId, await aMember())
    expect(
      (await readAllLikes(author)).map(({ othersCount, unreadCount }) => [
        othersCount,
        unreadCount,
      ]),
    ).toEqual([
      [1, 1],
      [0, 1],
    ])
    expect(await readUnread(author)).toEqual({ likes: 2, comments: 0 })
  })

  it('marks one comment, or all comments on a post', async () => {
    const commentId = await comment()
    await comment()
    await comment()
    await read(author, { type: 'comment', postId, commentId })
    expect(await readUnread(author)).toEqual({ likes: 0, comments: 2 })
    await read(author, { type: 'comment', postId })
    expect((await readActivities(author)).some(({ isUnread }) => isUnread)).toBe(false)
    await comment()
    await settle()
    await settle()
    expect(await readUnread(author)).toEqual({ likes: 0, comments: 1 })
    expect(await listedUnread(author)).toEqual({ likes: 0, comments: 1 })
  })

  it('counts a late notification in list and number', async () => {
    const late = postLikeItem({
      memberId: fan.id,
      targetId: postId,
      likeId: newId(),
      authorId: author.id,
    })
    await putAll([late])
    await like(postId, await aMember())
    await read(author, { type: 'like' })
    await deliverTo('notify-likes', notifyLikes)(changeRecord(null, late))
    expect(await readAllLikes(author)).toMatchObject([{ othersCount: 1, unreadCount: 1 }])
    expect(await readUnread(author)).toEqual({ likes: 1, comments: 0 })
  })

  it('does not count down when a like that was read is taken back', async () => {
    const item = await like()
    await read(author, { type: 'like', postId })
    await like(postId, await aMember())
    await remove(item)
    await deliverTo('notify-likes', notifyLikes)(changeRecord(item, null))
    expect(await readUnread(author)).toEqual({ likes: 1, comments: 0 })
  })

  it('marks those from before notifications were numbered together', async () => {
    const liker = {
      id: fan.id,
      username: fan.username,
      displayName: 'Fan',
      avatar: null,
      isVerified: false,
    }
    await putAll([
      {
        PK: `NOTIFY#${author.id}`,
        SK: `LIKE#${newId()}`,
        type: 'post',
        postId,
        content: 'Alt',
        liker,
      },
      { PK: `NOTIFY#${author.id}`, SK: `ACTIVITY#${newId()}`, kind: 'follow', actor: liker },
      {
        PK: `MEMBER#${author.id}`,
        SK: 'UNREAD',
        entity: 'Unread',
        likes: 1,
        comments: 1,
        messages: 4,
      },
    ])
    await like()
    await comment()
    expect(await readUnread(author)).toEqual({ likes: 2, comments: 2 })
    expect(await listedUnread(author)).toEqual({ likes: 2, comments: 2 })
    await read(author, { type: 'like', postId })
    await read(author, { type: 'follow' })
    expect(await readUnread(author)).toEqual({ likes: 0, comments: 1 })
    expect(await listedUnread(author)).toEqual({ likes: 0, comments: 1 })
  })

  it('costs at most four write units, however many it marks', async () => {
    for (let n = 0; n < 30; n++) await like(postId, await aMember())
    for (let n = 0; n < 30; n++) await comment()
    const costOf = async (body: object) =>
      (await unitsOf(() => call(handler, markRead, { token: author.token, body }))).write
    expect(await costOf({ type: 'like', postId })).toBeLessThanOrEqual(4)
    expect(
      await costOf({ type: 'comment', postId, commentId: await comment() }),
    ).toBeLessThanOrEqual(4)
    expect(await costOf({ type: 'comment', postId })).toBeLessThanOrEqual(4)
    expect(await costOf({ type: 'comment' })).toBeLessThanOrEqual(4)
    expect(await costOf({ type: 'comment' })).toBe(0)
  })

  it.each([
    [{ type: 'comment', postId: newId(), commentId: `${newId()}-${newId()}` }, /Kommentar/],
    [{ type: 'shout' }, /./],
    [{ type: 'like', postId: '../../x' }, /./],
  ])('refuses %j', async (body, text) => {
    const { status, json } = await call(handler, markRead, { token: author.token, body })
    expect([status, (json as { message: string }).message]).toEqual([
      400,
      expect.stringMatching(text),
    ])
  })

  it('changes nothing for others, and for what does not exist', async () => {
    await like()
    await read(fan, { type: 'like', postId })
    await read(author, { type: 'mention', postId: newId() })
    expect(await readUnread(author)).toEqual({ likes: 1, comments: 0 })
    expect(
      (await call(handler, markRead, { token: newToken(), body: { type: 'like' } })).status,
    ).toBe(401)
  })
})
