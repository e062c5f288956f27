import { beforeEach, describe, expect, it } from 'vitest'
import { listComments, type Comment } from '#shared/api/comments.ts'
import { likeComment } from '#shared/api/likes.ts'
import { getPost } from '#shared/api/posts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aComment, type TestPost } from '#testing/comments.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { handler as like } from '../likes/like-comment.ts'
import { handler as onePost } from '../posts/get-post.ts'
import { handler } from './list-comments.ts'

let author: TestMember
let reader: TestMember
let post: TestPost

const list = (member: { token?: string }, postId: string, cursor?: string) =>
  call(handler, listComments, {
    token: member.token,
    params: { id: postId },
    ...(cursor ? { query: { cursor } } : {}),
  })

const someComments = async (count: number, content = 'Laut.'): Promise<string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await aComment(post, author, { content }))
  return ids
}

const idsOf = (comments: readonly Comment[]): string[] => comments.map(({ id }) => id)

beforeEach(async () => {
  author = await aMember()
  reader = await aMember()
  post = { id: await aPost(author), author }
})

describe('listing the comments of a post', () => {
  it('returns the newest page first, each page oldest first, without duplicates or gaps', async () => {
    const ids = await someComments(45)
    const first = await list(reader, post.id)
    expect(idsOf(first.json)).toEqual(ids.slice(25))
    await someComments(2)
    const second = await list(reader, post.id, first.headers['x-next-cursor'])
    expect(idsOf(second.json)).toEqual(ids.slice(5, 25))
    const third = await list(reader, post.id, second.headers['x-next-cursor'])
    expect(idsOf(third.json)).toEqual(ids.slice(0, 5))
    expect(third.headers['x-next-cursor']).toBeUndefined()
  })

  it('names no next page when the last page is full', async () => {
    const ids = await someComments(20)
    const page = await list(reader, post.id)
    expect(idsOf(page.json)).toEqual(ids)
    expect(page.headers['x-next-cursor']).toBeUndefined()
  })

  it('returns an empty list for a post without comments', async () => {
    const { status, json } = await list(reader, post.id)
    expect({ status, json }).toEqual({ status: 200, json: [] })
  })

  it('shows author, number of likes and the viewer’s like', async () => {
    const [first = '', second = ''] = await someComments(2)
    await call(like, likeComment, { token: reader.token, params: { id: second } })
    const comments: Comment[] = (await list(reader, post.id)).json
    expect(comments.map(({ isLiked, likesCount }) => [isLiked, likesCount])).toEqual([
      [false, 0],
      [true, 1],
    ])
    expect(comments[0]).toMatchObject({
      id: first,
      postId: post.id,
      userId: author.id,
      user: { username: author.username },
      content: 'Laut.',
      status: 'visible',
      statusReason: null,
    })
    const others: Comment[] = (await list(author, post.id)).json
    expect(others.map(({ isLiked }) => isLiked)).toEqual([false, false])
  })

  it('shows a held comment only to its author, with the reason', async () => {
    await aComment(post, author, { status: 'held' })
    expect((await list(reader, post.id)).json).toEqual([])
    const [own]: Comment[] = (await list(author, post.id)).json
    expect(own).toMatchObject({
      status: 'held',
      statusReason: expect.stringContaining('geprüft') as string,
    })
  })

  it('shows a removed comment only to its author, with the reason', async () => {
    await aComment(post, author, { status: 'removed', statusReason: 'Zu leise' })
    expect((await list(reader, post.id)).json).toEqual([])
    const [own]: Comment[] = (await list(author, post.id)).json
    expect(own).toMatchObject({ status: 'removed', statusReason: 'Zu leise' })
  })

  it('omits blocked authors in both directions', async () => {
    const other = await aMember()
    const byOther = await aComment(post, other)
    await block(reader, other)
    expect((await list(reader, post.id)).json).toEqual([])
    const byReader = await aComment(post, reader)
    expect(idsOf((await list(other, post.id)).json)).toEqual([byOther])
    expect(idsOf((await list(author, post.id)).json)).toEqual([byOther, byReader])
  })

  it('returns 404 for posts of blocked authors, held and deleted posts', async () => {
    const held = await aPost(author, { status: 'held' })
    expect((await list(reader, held)).status).toBe(404)
    expect((await list(author, held)).status).toBe(200)
    expect((await list(reader, newId())).status).toBe(404)
    await block(author, reader)
    expect((await list(reader, post.id)).status).toBe(404)
  })

  it('answers 304 while nothing changes', async () => {
    await someComments(1)
    const options = { token: reader.token, params: { id: post.id } }
    const { headers } = await call(handler, listComments, options)
    const again = { ...options, headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await call(handler, listComments, again)).status).toBe(304)
    await someComments(1)
    expect((await call(handler, listComments, again)).status).toBe(200)
  })

  it('refuses unknown tokens and malformed input', async () => {
    expect((await list({}, post.id)).status).toBe(401)
    expect((await list({ token: newToken() }, post.id)).status).toBe(401)
    expect((await list(reader, '__proto__')).status).toBe(400)
    expect((await list(reader, post.id, "' OR 1=1")).status).toBe(400)
  })

  it.runIf(unitsAreExact)(
    'cost with their post at most 8 units and 4 calls, whatever is in the store',
    async () => {
      const ids = await someComments(25, 'x'.repeat(300))
      await call(like, likeComment, { token: reader.token, params: { id: ids.at(-1) ?? '' } })
      const comments = await unitsOf(() => list(reader, post.id))
      const one = await unitsOf(() =>
        call(onePost, getPost, { token: reader.token, params: { id: post.id } }),
      )
      expect(comments.calls).toBeLessThanOrEqual(4)
      expect(comments.write + one.write).toBe(0)
      expect(comments.read + one.read).toBeLessThanOrEqual(8)
      expect(comments.read).toBe(4.5)
    },
  )
})
