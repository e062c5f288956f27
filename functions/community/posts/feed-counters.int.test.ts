import { beforeEach, describe, expect, it } from 'vitest'
import { pinPost, listPosts, type Post } from '#shared/api/posts.ts'
import { update, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { remove } from '#testing/stored.ts'
import { postCountersKey } from '../items/post.items.ts'
import { forgetHead } from './feed.repository.ts'
import { handler } from './list-posts.ts'
import { handler as pin } from './pin-post.ts'

const POSTS = 45

const readAll = async (token: string): Promise<Post[]> => {
  const all: Post[] = []
  let cursor: string | undefined
  do {
    const page = await call(handler, listPosts, { token, ...(cursor ? { query: { cursor } } : {}) })
    all.push(...(page.json as Post[]))
    cursor = page.headers['x-next-cursor']
  } while (cursor)
  return all
}

beforeEach(forgetHead)

describe('the counters of a page', () => {
  it('are those of each post, from all shards, on every page and for pinned posts', async () => {
    const admin = await aMember({ role: 'admin' })
    const expected = new Map<string, number>()
    for (let likes = 1; likes <= POSTS; likes++) {
      const id = await aPost(admin)
      await write(update(postCountersKey(id), { set: { likes, comments: 2 * likes } }))
      expected.set(id, likes)
    }
    const [oldest = ''] = expected.keys()
    const pinning = { token: admin.token, params: { id: oldest } }
    expect((await call(pin, pinPost, { ...pinning, body: { pinned: true } })).status).toBe(200)
    const posts = (await readAll(admin.token)).filter(({ id }) => expected.has(id))
    expect(posts[0]).toMatchObject({ id: oldest, isPinned: true })
    expect(new Set(posts.map(({ id }) => id)).size).toBe(POSTS)
    for (const { id, likesCount, commentsCount } of posts) {
      expect(likesCount).toBe(expected.get(id))
      expect(commentsCount).toBe(2 * likesCount)
    }
    await call(pin, pinPost, { ...pinning, body: { pinned: false } })
  })

  it('are zero while they have not arrived at the replica that answers', async () => {
    const author = await aMember()
    const id = await aPost(author)
    await remove(postCountersKey(id))
    const [newest] = await readAll(author.token)
    expect(newest).toMatchObject({ id, likesCount: 0, commentsCount: 0 })
  })
})
