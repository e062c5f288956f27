import { describe, expect, test } from 'vitest'
import { likePost } from '#shared/api/likes.ts'
import type { Post } from '#shared/api/posts.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { storedComment } from '#testing/comments.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost, oneKilobytePost, putAll } from '#testing/posts.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as like } from '../likes/like-post.ts'
import { handler } from './list-user-posts.ts'

const list = async (token: string | undefined, id: string, query?: Record<string, string>) => {
  const answer = await call(handler, listUserPosts, {
    token,
    params: { id },
    ...(query ? { query } : {}),
  })
  return { ...answer, ids: answer.status === 200 ? (answer.json as Post[]).map((p) => p.id) : [] }
}

const writePosts = async (author: TestMember, count: number): Promise<string[]> => {
  const posts = Array.from({ length: count }, () => oneKilobytePost(author))
  await putAll(posts.flatMap(({ items }) => items))
  return posts.map(({ id }) => id).toReversed()
}

describe('listing the posts of a member', () => {
  test('refuses calls without a valid token', async () => {
    const { id } = await aMember()
    expect((await list(undefined, id)).status).toBe(401)
    expect((await list(newToken(), id)).status).toBe(401)
  })

  test('returns ten a page, newest first, without other members’ posts and comments', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    const written = await writePosts(author, 23)
    const other = await aPost(viewer)
    const { text, counters } = storedComment({ id: other, author: viewer }, author)
    await putAll([text, counters])
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const page = await list(viewer.token, author.username, cursor ? { cursor } : undefined)
      pages.push(page.ids)
      cursor = page.headers['x-next-cursor']
    } while (cursor)
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 3])
    expect(pages.flat()).toEqual(written)
  })

  test('returns one page and no empty one for ten posts', async () => {
    const author = await aMember()
    await writePosts(author, 10)
    const page = await list(author.token, author.id)
    expect(page.ids).toHaveLength(10)
    expect(page.headers['x-next-cursor']).toBeUndefined()
  })

  test('marks the posts that the viewer likes', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    const [first, second] = [await aPost(author), await aPost(author)]
    const { token } = viewer
    await call(like, likePost, { token, params: { id: first }, body: { liked: true } })
    const { json } = await list(token, author.id)
    expect(
      (json as Post[]).map(({ id, isLiked, likesCount }) => [id, isLiked, likesCount]),
    ).toEqual([
      [second, false, 0],
      [first, true, 1],
    ])
  })

  test('returns visible posts, and held and removed ones to their author', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    const visible = await aPost(author)
    const held = await aPost(author, { status: 'held' })
    const removed = await aPost(author, { status: 'removed' })
    expect((await list(viewer.token, author.id)).ids).toEqual([visible])
    expect((await list(author.token, author.id)).ids).toEqual([removed, held, visible])
  })

  test('returns none when the viewer blocked the member', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    await writePosts(author, 3)
    await block(viewer, author)
    const answer = await list(viewer.token, author.id)
    expect(answer.status).toBe(200)
    expect(answer.ids).toEqual([])
  })

  test('returns 404 for a member who blocked the viewer and for a missing one', async () => {
    const [viewer, author] = [await aMember(), await aMember()]
    await writePosts(author, 1)
    await block(author, viewer)
    for (const id of [author.id, author.username, newId(), 'niemand_da']) {
      const answer = await list(viewer.token, id)
      expect(answer.status).toBe(404)
      expect(answer.json).toMatchObject({ message: 'Benutzer konnte nicht gefunden werden' })
    }
  })

  test('costs the same for eleven and for sixty posts', async () => {
    const [viewer, few, many] = [await aMember(), await aMember(), await aMember()]
    await writePosts(few, 11)
    await writePosts(many, 60)
    await list(viewer.token, few.id)
    const costs = [
      await unitsOf(() => list(viewer.token, few.id)),
      await unitsOf(() => list(viewer.token, many.id)),
    ]
    expect(costs[0]).toEqual(costs[1])
    expect(costs[1]?.read).toBeLessThanOrEqual(17.5)
  })
})
