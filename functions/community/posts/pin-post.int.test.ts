import { beforeEach, describe, expect, it } from 'vitest'
import { listPosts, pinPost, type Post } from '#shared/api/posts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { forgetHead } from './feed.repository.ts'
import { handler as list } from './list-posts.ts'
import { handler } from './pin-post.ts'

const pin = (by: TestMember, id: string, pinned = true) =>
  call(handler, pinPost, { token: by.token, params: { id }, body: { pinned } })

const feed = async ({ token }: TestMember): Promise<Post[]> => {
  forgetHead()
  return (await call(list, listPosts, { token })).json
}

beforeEach(forgetHead)

describe('pinning a post', () => {
  it('is allowed for admins only', async () => {
    const author = await aMember()
    const id = await aPost(author)
    for (const role of ['member', 'moderator'] as const) {
      expect((await pin(await aMember({ role }), id)).status).toBe(403)
    }
  })

  it('moves a post to the top once, and back to its place', async () => {
    const [author, admin] = [await aMember(), await aMember({ role: 'admin' })]
    const old = await aPost(author)
    const newer = await aPost(author)
    expect((await pin(admin, old)).json).toEqual({ isPinned: true })
    expect((await pin(admin, old)).status).toBe(200)
    const [first, ...rest] = await feed(author)
    expect(first).toMatchObject({ id: old, isPinned: true })
    expect(rest.map(({ id }) => id)).toContain(newer)
    expect(rest.map(({ id }) => id)).not.toContain(old)
    await pin(admin, old, false)
    const after = (await feed(author)).filter(({ id }) => [old, newer].includes(id))
    expect(after.map(({ id, isPinned }) => [id, isPinned])).toEqual([
      [newer, false],
      [old, false],
    ])
  })

  it('stops at three, also when five admins pin concurrently', async () => {
    const [author, admin] = [await aMember(), await aMember({ role: 'admin' })]
    const ids = await Promise.all(Array.from({ length: 5 }, () => aPost(author)))
    const answers = await Promise.all(ids.map((id) => pin(admin, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409])
    expect((await feed(author)).filter(({ isPinned }) => isPinned)).toHaveLength(3)
    await Promise.all(ids.map((id) => pin(admin, id, false)))
  })

  it('succeeds for all admins who pin the third post concurrently', async () => {
    const [author, admin] = [await aMember(), await aMember({ role: 'admin' })]
    const ids = [await aPost(author), await aPost(author), await aPost(author)]
    const [third = ''] = ids.slice(2)
    for (const id of ids.slice(0, 2)) await pin(admin, id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => pin(admin, third)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await Promise.all(ids.map((id) => pin(admin, id, false)))
  })

  it('refuses missing and invisible posts', async () => {
    const [author, admin] = [await aMember(), await aMember({ role: 'admin' })]
    expect((await pin(admin, newId())).status).toBe(404)
    expect((await pin(admin, await aPost(author, { status: 'held' }))).status).toBe(409)
  })
})
