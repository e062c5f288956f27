import { beforeEach, describe, expect, it } from 'vitest'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost, oneKilobytePost, putAll } from '#testing/posts.ts'
import { unitsOf } from '#testing/units.ts'
import { likePost } from '#shared/api/likes.ts'
import { handler as like } from '../likes/like-post.ts'
import { pinPost } from '#shared/api/posts.ts'
import { forgetHead } from './feed.repository.ts'
import { handler } from './list-posts.ts'
import { handler as pin } from './pin-post.ts'

const list = (token: string | undefined, query?: Record<string, string>, headers = {}) =>
  call(handler, listPosts, { token, headers, ...(query ? { query } : {}) })

const idsOf = (posts: readonly Post[]): string[] => posts.map(({ id }) => id)

const readAll = async (token: string): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(token, cursor ? { cursor } : undefined)
    ids.push(...idsOf(page.json))
    cursor = page.headers['x-next-cursor']
  } while (cursor)
  return ids
}

beforeEach(forgetHead)

describe('the feed', () => {
  it('refuses a missing, a malformed and an unknown token', async () => {
    for (const token of [undefined, 'nope', newToken()]) {
      const answer = await list(token)
      expect(answer.status).toBe(401)
      expect(answer.json).toMatchObject({ code: 'unauthenticated' })
    }
  })

  it('refuses malformed cursors', async () => {
    const { token } = await aMember()
    for (const query of [{ cursor: "' OR 1=1" }, { cursor: 'x'.repeat(10_000) }]) {
      expect((await list(token, query)).status).toBe(400)
    }
  })

  it('returns every post once, newest first, while others post', async () => {
    const author = await aMember()
    const written: string[] = []
    for (let count = 0; count < 45; count++) written.push(await aPost(author))
    const first = await list(author.token)
    await aPost(author)
    const rest: string[] = []
    let cursor = first.headers['x-next-cursor']
    while (cursor) {
      const page = await list(author.token, { cursor })
      rest.push(...idsOf(page.json))
      cursor = page.headers['x-next-cursor']
    }
    const all = [...idsOf(first.json), ...rest]
    expect(new Set(all).size).toBe(all.length)
    expect(all.slice(0, 45)).toEqual(written.toReversed())
  })

  it('shows held and removed posts only to their author, with the reason', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const held = await aPost(author, { status: 'held' })
    const removed = await aPost(author, { status: 'removed', statusReason: 'Zu leise' })
    const own = await list(author.token)
    const others = await list(other.token)
    expect(own.json as Post[]).toContainEqual(
      expect.objectContaining({
        id: held,
        status: 'held',
        statusReason: expect.any(String) as string,
      }),
    )
    expect(own.json as Post[]).toContainEqual(
      expect.objectContaining({ id: removed, status: 'removed', statusReason: 'Zu leise' }),
    )
    expect(idsOf(others.json)).not.toContain(held)
    expect(idsOf(others.json)).not.toContain(removed)
  })

  it('omits both sides of a block on the first page and on later ones', async () => {
    const [viewer, enemy, friend] = [await aMember(), await aMember(), await aMember()]
    await block(enemy, viewer)
    const hidden = [await aPost(enemy), await aPost(enemy)]
    for (let count = 0; count < 25; count++) await aPost(friend)
    hidden.push(await aPost(enemy))
    const seen = await readAll(viewer.token)
    expect(seen).not.toEqual(expect.arrayContaining([expect.toBeOneOf(hidden)]))
    forgetHead()
    expect(await readAll(friend.token)).toEqual(expect.arrayContaining(hidden))
  })

  it('answers 304 while nothing changed, per viewer', async () => {
    const [one, two] = [await aMember(), await aMember()]
    const id = await aPost(one)
    const first = await list(one.token)
    const tag = { 'if-none-match': first.headers['etag'] ?? '' }
    expect(await list(one.token, undefined, tag)).toMatchObject({ status: 304, text: '' })
    await call(like, likePost, { token: one.token, params: { id }, body: { liked: true } })
    forgetHead()
    const changed = await list(one.token, undefined, tag)
    expect((changed.json as Post[])[0]).toMatchObject({ id, isLiked: true, likesCount: 1 })
    expect((await list(two.token)).json[0]).toMatchObject({ id, isLiked: false, likesCount: 1 })
    expect(changed.headers['cache-control']).toBe('private, no-cache')
    expect(changed.headers['vary']).toContain('X-Auth-Token')
  })

  it('gives each viewer their own answer from one cached page, compressed or not', async () => {
    const [author, fan, enemy] = [await aMember(), await aMember(), await aMember()]
    const [first, second] = [await aMember(), await aMember()]
    const [liked, held] = [await aPost(author), await aPost(author, { status: 'held' })]
    await call(like, likePost, { token: fan.token, params: { id: liked }, body: { liked: true } })
    await block(author, enemy)
    await block(second, enemy)
    forgetHead()
    const gzip = { 'accept-encoding': 'gzip' }
    const seenBy = async ({ token }: TestMember, headers = {}) => {
      const { json, headers: sent } = await list(token, undefined, headers)
      const posts = (json as Post[]).filter(({ id }) => id === liked || id === held)
      return { tag: sent['etag'], posts: posts.map(({ id, isLiked }) => [id, isLiked]) }
    }
    const plain = await seenBy(first)
    expect(plain.posts).toEqual([[liked, false]])
    for (const headers of [{}, gzip]) {
      expect(await seenBy(second, headers)).toEqual(plain)
      expect((await seenBy(fan, headers)).posts).toEqual([[liked, true]])
      expect((await seenBy(enemy, headers)).posts).toEqual([])
      expect((await seenBy(author, headers)).posts).toEqual([
        [held, false],
        [liked, false],
      ])
      expect(await seenBy(first, headers)).toEqual(plain)
    }
    const tags = [fan, enemy, author].map(async (member) => (await seenBy(member)).tag)
    expect(new Set([plain.tag, ...(await Promise.all(tags))]).size).toBe(4)
  })
})

const pinThree = async (author: TestMember): Promise<string[]> => {
  const admin = await aMember({ role: 'admin' })
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    const { id, items } = oneKilobytePost(author)
    await putAll(items)
    ids.push(id)
    const pinned = await call(pin, pinPost, {
      token: admin.token,
      params: { id },
      body: { pinned: true },
    })
    expect(pinned.status).toBe(200)
  }
  return ids
}

describe('the cost of a page', () => {
  it.each([60, 200])('is at most 7.5 read units with three pins and %i posts', async (count) => {
    const [viewer, author, enemy] = [await aMember(), await aMember(), await aMember()]
    await block(viewer, enemy)
    const pinned = await pinThree(author)
    const posts = Array.from({ length: count }, () => oneKilobytePost(author))
    await putAll(posts.flatMap(({ items }) => items))
    for (const id of [...pinned.slice(1), posts.at(-1)?.id ?? '', posts.at(-20)?.id ?? '']) {
      await call(like, likePost, { token: viewer.token, params: { id }, body: { liked: true } })
    }
    forgetHead()
    const read = unitsOf(async () => {
      const { json } = await list(viewer.token)
      const page = json as Post[]
      expect(page).toHaveLength(23)
      expect(idsOf(page.slice(0, 3)).toSorted()).toEqual(pinned.toSorted())
      expect(page.filter(({ isLiked }) => isLiked)).toHaveLength(4)
    })
    const head = await read
    expect(head.read).toBeLessThanOrEqual(7.5)
    expect(head.calls).toBeLessThanOrEqual(6)
    const cursor = posts.at(-20)?.id ?? ''
    const later = await unitsOf(() => list(viewer.token, { cursor }))
    expect(later.read).toBeLessThanOrEqual(7.5)
    expect(later.calls).toBeLessThanOrEqual(6)
    const admin = await aMember({ role: 'admin' })
    for (const id of pinned) {
      await call(pin, pinPost, { token: admin.token, params: { id }, body: { pinned: false } })
    }
  })
})
