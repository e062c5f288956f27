import { describe, expect, it } from 'vitest'
import { deletePost, getPost, pinPost } from '#shared/api/posts.ts'
import { likePost } from '#shared/api/likes.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as like } from '../likes/like-post.ts'
import { handler } from './delete-post.ts'
import { forgetHead, readFeed } from './feed.repository.ts'
import { handler as get } from './get-post.ts'
import { postIdOf } from '../items/post.items.ts'
import { handler as pin } from './pin-post.ts'

const remove = (by: Pick<TestMember, 'token'>, id: string) =>
  call(handler, deletePost, { token: by.token, params: { id } })

const read = (by: Pick<TestMember, 'token'>, id: string) =>
  call(get, getPost, { token: by.token, params: { id } })

describe('deleting a post', () => {
  it('is allowed once and only for the author', async () => {
    const [author, other, admin] = [
      await aMember(),
      await aMember(),
      await aMember({ role: 'admin' }),
    ]
    const id = await aPost(author)
    expect((await remove({ token: newToken() }, id)).status).toBe(401)
    expect((await remove(other, id)).status).toBe(403)
    expect((await remove(admin, id)).status).toBe(403)
    expect((await remove(author, id)).json).toEqual({ ok: true })
    expect((await remove(author, id)).status).toBe(404)
    expect((await read(author, id)).status).toBe(404)
    expect((await remove(author, newId())).status).toBe(404)
    const held = await aPost(author, { status: 'held' })
    expect((await remove(other, held)).status).toBe(404)
  })

  it('unpins a pinned post and frees its place', async () => {
    const [author, admin] = [await aMember(), await aMember({ role: 'admin' })]
    const ids = await Promise.all(Array.from({ length: 4 }, () => aPost(author)))
    const pinOne = (id = '') =>
      call(pin, pinPost, { token: admin.token, params: { id }, body: { pinned: true } })
    for (const id of ids.slice(0, 3)) await pinOne(id)
    expect((await pinOne(ids[3])).status).toBe(409)
    expect((await remove(author, ids[0] ?? '')).status).toBe(200)
    forgetHead()
    const { pinned } = await readFeed(undefined)
    expect(pinned.map(({ text }) => postIdOf(text))).not.toContain(ids[0])
    expect((await pinOne(ids[3])).status).toBe(200)
  })

  it('succeeds or fails as a whole when likes arrive concurrently', async () => {
    const author = await aMember()
    const fans = await Promise.all(Array.from({ length: 10 }, () => aMember()))
    const id = await aPost(author)
    const [removed, ...liked] = await Promise.all([
      remove(author, id),
      ...fans.map((fan) =>
        call(like, likePost, { token: fan.token, params: { id }, body: { liked: true } }),
      ),
    ])
    expect(removed.status).toBe(200)
    for (const { status } of liked) expect([200, 404]).toContain(status)
    expect((await read(author, id)).status).toBe(404)
  })
})

describe('reading one post', () => {
  it('hides it from both sides of a block, and held posts from all but their author', async () => {
    const [author, enemy] = [await aMember(), await aMember()]
    const id = await aPost(author)
    const held = await aPost(author, { status: 'held' })
    expect((await read(enemy, id)).status).toBe(200)
    await block(enemy, author)
    expect((await read(enemy, id)).status).toBe(404)
    expect((await read(enemy, held)).status).toBe(404)
    expect((await read(author, held)).status).toBe(200)
  })

  it('costs at most 3 read units', async () => {
    const [author, viewer] = [await aMember(), await aMember()]
    const id = await aPost(author)
    const units = await unitsOf(() => read(viewer, id))
    expect(units.read).toBeLessThanOrEqual(3)
    expect(units.calls).toBeLessThanOrEqual(4)
  })
})
