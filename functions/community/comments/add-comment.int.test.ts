import { faults } from '#testing/fault-proxy.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addComment, type Comment } from '#shared/api/comments.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call, refusalOf } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { postCountersKey } from '../items/post.items.ts'
import { readStats } from '../stats/stats.repository.ts'
import { handler } from './add-comment.ts'

let author: TestMember
let writer: TestMember
let postId: string

const add = (
  member: { token?: string },
  body: unknown,
  { id = postId, headers = {} }: { id?: string; headers?: Record<string, string> } = {},
) => call(handler, addComment, { token: member.token, params: { id }, body, headers })

const commentCount = async (): Promise<unknown> =>
  (await stored(postCountersKey(postId)))?.['comments']

/** Texts and counters under the post: nothing half-written means both or neither. */
const storedItems = async (): Promise<number> => (await storedUnder(`POST#${postId}`)).length

beforeEach(async () => {
  author = await aMember()
  writer = await aMember({ displayName: 'Lärmbold', isVerified: true })
  postId = await aPost(author)
})

afterEach(() => {
  faults.clear()
})

describe('adding a comment', () => {
  it('stores the author and counts on the post and in the community', async () => {
    const { comments } = await readStats()
    const { status, json } = await add(writer, { content: '  Was für ein Brett! 🤘\r\nمرحبا  ' })
    expect(status).toBe(201)
    expect(json).toMatchObject({
      postId,
      userId: writer.id,
      user: { displayName: 'Lärmbold', isVerified: true, avatar: null },
      content: 'Was für ein Brett! 🤘\nمرحبا',
      isLiked: false,
      likesCount: 0,
      status: 'visible',
    })
    expect(await commentCount()).toBe(1)
    expect((await readStats()).comments).toBe(comments + 1)
  })

  it('writes once when the same key is sent again', async () => {
    const headers = { 'idempotency-key': 'comment-0001' }
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => add(writer, { content: 'Einmal.' }, { headers })),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(sent.map(({ json }) => (json as Comment).id)).size).toBe(1)
    expect(await commentCount()).toBe(1)
    const other = await add(writer, { content: 'Etwas anderes.' }, { headers })
    expect(other.status).toBe(409)
  })

  it('holds a comment that hits the guard, tells its author and does not count it', async () => {
    const { comments } = await readStats()
    const { status, json } = await add(writer, { content: 'Das ist doch n.s.b.m!' })
    const comment: Comment = json
    expect(status).toBe(201)
    expect(comment.status).toBe('held')
    expect(comment.statusReason).toContain('geprüft')
    expect(await commentCount()).toBe(0)
    expect((await readStats()).comments).toBe(comments)
    const queue = await storedUnder('MODERATION#community-comment')
    expect(queue.map((item) => item['SK'])).toContain(comment.id)
  })

  it('puts a reply, and a reply to a reply, under the same comment', async () => {
    const { id } = (await add(writer, { content: 'Oben.' })).json as Comment
    const reply = (await add(author, { content: 'Darunter.', parentId: id })).json as Comment
    const second = (await add(writer, { content: 'Daneben.', parentId: reply.id })).json as Comment
    expect([reply.parentId, second.parentId]).toEqual([id, id])
    expect(await commentCount()).toBe(3)
  })

  it('returns 404 for a reply to a missing, held or removed comment, and across a block', async () => {
    const [place, other] = [{ id: postId, author }, await aMember()]
    const elsewhere = await aComment({ id: await aPost(author), author }, author)
    const parents = [
      `${postId}-${newId()}`,
      elsewhere,
      await aComment(place, author, { status: 'held' }),
      await aComment(place, writer, { status: 'removed' }),
      await aComment(place, other),
    ]
    await block(other, writer)
    for (const parentId of parents)
      expect(await add(writer, { content: 'Hm', parentId })).toMatchObject({
        status: 404,
        json: { message: 'Den Kommentar, auf den du antwortest, gibt es nicht mehr.' },
      })
    expect((await add(writer, { content: 'Hm', parentId: 'x' })).status).toBe(400)
  })

  it('refuses a viewer who blocked the author and names the block', async () => {
    await block(writer, author)
    const { status, json } = await add(writer, { content: 'Hallo?' })
    expect(status).toBe(403)
    expect(json).toMatchObject({ code: 'blocked' })
    expect(await storedItems()).toBe(0)
  })

  it('answers a blocked viewer as if the post were gone', async () => {
    await block(author, writer)
    const refused = await add(writer, { content: 'Hallo?' })
    const gone = await add(writer, { content: 'Hallo?' }, { id: newId() })
    expect(refusalOf(refused)).toEqual(refusalOf(gone))
    expect(await storedItems()).toBe(0)
  })

  it('returns 404 for deleted, held and missing posts', async () => {
    const held = await aPost(author, { status: 'held' })
    expect((await add(writer, { content: 'Hm' }, { id: held })).status).toBe(404)
    expect((await add(author, { content: 'Hm' }, { id: held })).status).toBe(201)
    expect((await add(writer, { content: 'Hm' }, { id: newId() })).status).toBe(404)
  })

  it.each([
    ['nothing', undefined],
    ['no text', {}],
    ['blanks', { content: ' \n\t ' }],
    ['too much', { content: 'x'.repeat(2001) }],
    ['a megabyte', { content: 'x'.repeat(1024 * 1024) }],
    ['control characters', { content: 'a\u0000b' }],
    ['half a character', { content: 'a\ud800' }],
    ['a number', { content: 5 }],
  ])('refuses %s', async (_name, body) => {
    const { status, json } = await add(writer, body)
    expect([400, 413]).toContain(status)
    expect((json as { message: string }).message.length).toBeGreaterThan(5)
    expect(await storedItems()).toBe(0)
  })

  it('refuses malformed JSON and other content types', async () => {
    const params = { id: postId }
    const asText = { token: writer.token, params, headers: { 'content-type': 'text/plain' } }
    expect((await call(handler, addComment, { ...asText, rawBody: 'hallo' })).status).toBe(415)
    const asJson = { ...asText, headers: { 'content-type': 'application/json' } }
    expect((await call(handler, addComment, { ...asJson, rawBody: '{"content":' })).status).toBe(
      400,
    )
  })

  it('refuses calls without a valid token', async () => {
    expect((await add({}, { content: 'Hallo' })).status).toBe(401)
    expect((await add({ token: newToken() }, { content: 'Hallo' })).status).toBe(401)
    expect(await storedItems()).toBe(0)
  })

  it.runIf(unitsAreExact)('costs four calls, throttle and session included', async () => {
    const { calls, read, write } = await unitsOf(() => add(writer, { content: 'Was kostet das?' }))
    expect(calls).toBe(4)
    expect(read).toBe(4)
    expect(write).toBe(10)
  })
})

describe('concurrent comments', () => {
  it('are all stored and counted', async () => {
    const sent = await Promise.all(
      Array.from({ length: 100 }, (_, n) => add(writer, { content: `Nummer ${n}` })),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await commentCount()).toBe(100)
    expect(await storedItems()).toBe(200)
  })

  it('survive transactions that cancel each other', async () => {
    faults.inject('conflict', 6)
    const sent = await Promise.all(
      Array.from({ length: 4 }, (_, n) => add(writer, { content: `Nummer ${n}` })),
    )
    expect(faults.met).toBe(6)
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await commentCount()).toBe(4)
  })

  it('return 503 when the conflict does not end', async () => {
    faults.inject('conflict', 100)
    const { status, headers } = await add(writer, { content: 'Immer dasselbe' })
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('1')
    expect(await storedItems()).toBe(0)
  })
})

describe('a failing engine', () => {
  it('is asked again after one failure', async () => {
    faults.inject('failure', 1)
    expect((await add(writer, { content: 'Noch einmal' })).status).toBe(201)
    expect(await commentCount()).toBe(1)
  })

  it('has written the comment once when its answer is lost', async () => {
    faults.inject('lost', 1)
    expect((await add(writer, { content: 'Einmal genügt' })).status).toBe(201)
    expect(await commentCount()).toBe(1)
    expect(await storedItems()).toBe(2)
  })

  it.each(['failure', 'drop'] as const)('leads to a 503 on a lasting %s', async (fault) => {
    faults.inject(fault, 100, /./)
    const { status, json } = await add(writer, { content: 'Hallo?' })
    expect(status).toBe(503)
    expect(json).toMatchObject({ code: 'unavailable' })
    faults.clear()
    expect(await storedItems()).toBe(0)
  })
})
