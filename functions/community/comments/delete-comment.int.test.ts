import { faults } from '#testing/fault-proxy.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { addComment, type Comment, deleteComment } from '#shared/api/comments.ts'
import { likeComment } from '#shared/api/likes.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aComment, storedComment, type TestPost } from '#testing/comments.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { remove as removeItem, stored, storedUnder } from '#testing/stored.ts'
import { handler as notifyComments } from '../../notifications/effects/notify-comments.ts'
import { handler as purgeComment } from '../effects/purge-comment.ts'
import { commentCountersKey, commentKey, parseCommentId } from '../items/comment.items.ts'
import { postCountersKey } from '../items/post.items.ts'
import { handler as like } from '../likes/like-comment.ts'
import { readStats } from '../stats/stats.repository.ts'
import { handler as add } from './add-comment.ts'
import { handler } from './delete-comment.ts'

const remove = (by: Pick<TestMember, 'token'>, id: string) =>
  call(handler, deleteComment, { token: by.token, params: { id } })

let author: TestMember
let critic: TestMember
let post: TestPost

const say = async (by: TestMember): Promise<string> => {
  const { json } = await call(add, addComment, {
    token: by.token,
    params: { id: post.id },
    body: { content: 'Zu leise.' },
  })
  return (json as Comment).id
}

const counted = async (): Promise<unknown> => (await stored(postCountersKey(post.id)))?.['comments']

beforeEach(async () => {
  author = await aMember()
  critic = await aMember()
  post = { id: await aPost(author), author }
})

describe('deleting a comment', () => {
  it('removes text and counters and counts it off once, also when repeated', async () => {
    const id = await say(critic)
    await say(author)
    const before = (await readStats()).comments
    expect(await remove(critic, id)).toMatchObject({ status: 200, json: { ok: true } })
    expect((await remove(critic, id)).status).toBe(404)
    expect(await stored(commentKey(parseCommentId(id)))).toBeNull()
    expect(await stored(commentCountersKey(parseCommentId(id)))).toBeNull()
    expect(await counted()).toBe(1)
    expect((await readStats()).comments).toBe(before - 1)
  })

  it('counts off once for ten concurrent requests and a lost answer', async () => {
    const id = await say(critic)
    await say(author)
    faults.inject('lost', 1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(critic, id)))
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await counted()).toBe(1)
  })

  it('is refused to everyone but the author, admins and the author of the post included', async () => {
    const id = await say(critic)
    expect((await remove({ token: newToken() }, id)).status).toBe(401)
    for (const other of [author, await aMember(), await aMember({ role: 'admin' })]) {
      expect(await remove(other, id)).toMatchObject({
        status: 403,
        json: { message: 'Das ist nicht dein Kommentar.' },
      })
    }
    expect((await remove(critic, 'nonsense')).status).toBe(400)
    expect((await remove(critic, `${post.id}-${newId()}`)).status).toBe(404)
    expect(await counted()).toBe(1)
  })

  it('returns 404 for comments that the viewer may not see', async () => {
    const viewer = await aMember()
    const held = storedComment(post, critic, { status: 'held' })
    await putAll([held.text, held.counters])
    expect((await remove(viewer, held.id)).status).toBe(404)
    const id = await aComment(post, critic)
    await block(author, viewer)
    expect((await remove(viewer, id)).status).toBe(404)
  })

  it('is allowed under the post of a member who blocked the author of the comment', async () => {
    const id = await say(critic)
    await block(author, critic)
    expect((await remove(critic, id)).status).toBe(200)
    expect(await counted()).toBe(0)
  })

  it('does not count off comments that were never counted', async () => {
    await say(author)
    for (const status of ['held', 'removed'] as const) {
      const { id, text, counters } = storedComment(post, critic, { status })
      await putAll([text, counters])
      expect((await remove(critic, id)).status).toBe(200)
    }
    expect(await counted()).toBe(1)
  })

  it('counts off a comment that a moderator approves at the same time', async () => {
    const { id, text, counters } = storedComment(post, critic, { status: 'held' })
    await putAll([text, counters])
    faults.inject('hold', 1)
    const removed = remove(critic, id)
    await eventually(() => {
      expect(faults.met).toBe(1)
    })
    await write(update(commentKey(parseCommentId(id)), { remove: ['status'] }))
    await write(update(postCountersKey(post.id), { add: { comments: 1 } }))
    faults.clear()
    expect((await removed).status).toBe(200)
    expect(await stored(commentKey(parseCommentId(id)))).toBeNull()
    expect(await counted()).toBe(0)
  })

  it('returns 404 when the post was deleted', async () => {
    const id = await say(critic)
    await removeItem(postCountersKey(post.id))
    expect((await remove(critic, id)).status).toBe(404)
  })

  it('lets likes, the entry in the moderation queue and notifications go by event', async () => {
    const id = await say(critic)
    const key = commentKey(parseCommentId(id))
    const text = await stored(key)
    await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
    expect(await storedUnder(`NOTIFY#${author.id}`)).toHaveLength(1)
    await call(like, likeComment, { token: author.token, params: { id } })
    await putAll([{ ...heldKey('community-comment', id), rule: 'NSBM' }])
    expect((await remove(critic, id)).status).toBe(200)
    const removal = changeRecord(text, null)
    await deliverTo('notify-comments', notifyComments)(removal)
    await deliverTo('purge-comment', purgeComment)(removal)
    expect(await storedUnder(`NOTIFY#${author.id}`)).toEqual([])
    expect(await storedUnder(`COMMENT_LIKES#${author.id}`)).toEqual([])
    expect(await stored(heldKey('community-comment', id))).toBeNull()
  })
})
