import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { likePost, type LikeState } from '#shared/api/likes.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'
import { documents } from '#testing/document-client.ts'
import { call, refusalOf } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { postCountersKey } from '../items/post.items.ts'
import { handler } from './like-post.ts'

const like = (member: Pick<TestMember, 'token'>, id: string, body?: unknown) =>
  call(handler, likePost, { token: member.token, params: { id }, body })

const storedLikes = async (id: string): Promise<unknown> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: env.tableName, Key: postCountersKey(id), ConsistentRead: true }),
  )
  return Item?.['likes']
}

describe('liking a post', () => {
  it('toggles on an empty body and applies the intent otherwise, also when repeated', async () => {
    const member = await aMember()
    const id = await aPost(member)
    expect((await like(member, id)).json).toEqual({ isLiked: true, likesCount: 1 })
    expect((await like(member, id)).json).toEqual({ isLiked: false, likesCount: 0 })
    for (let times = 0; times < 3; times++) {
      expect((await like(member, id, { liked: true })).json).toEqual({
        isLiked: true,
        likesCount: 1,
      })
    }
    for (let times = 0; times < 3; times++) {
      expect((await like(member, id, { liked: false })).json).toEqual({
        isLiked: false,
        likesCount: 0,
      })
    }
    expect(await storedLikes(id)).toBe(0)
  })

  it('counts each of a hundred concurrent members', async () => {
    const author = await aMember()
    const id = await aPost(author)
    const fans = await Promise.all(Array.from({ length: 100 }, () => aMember()))
    const answers = await Promise.all(fans.map((fan) => like(fan, id, { liked: true })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await storedLikes(id)).toBe(100)
  })

  it('counts once for twenty concurrent requests of one member', async () => {
    const member = await aMember()
    const id = await aPost(member)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => like(member, id, { liked: true })),
    )
    expect(answers.every(({ json }) => (json as LikeState).isLiked)).toBe(true)
    expect(await storedLikes(id)).toBe(1)
  })

  it('refuses unknown tokens, blocked members and missing posts', async () => {
    const [author, fan] = [await aMember(), await aMember()]
    const id = await aPost(author)
    expect((await like({ token: newToken() }, id)).status).toBe(401)
    expect((await like(fan, newId())).status).toBe(404)
    expect((await like(fan, 'nonsense')).status).toBe(400)
    await block(author, fan)
    expect(refusalOf(await like(fan, id))).toEqual(refusalOf(await like(fan, newId())))
    expect(await storedLikes(id)).toBe(0)
  })

  it('refuses a viewer who blocked the author and names the block', async () => {
    const [author, fan] = [await aMember(), await aMember()]
    const id = await aPost(author)
    await block(fan, author)
    expect(await like(fan, id)).toMatchObject({
      status: 403,
      json: { code: 'blocked', message: 'Du hast diese Person blockiert.' },
    })
    expect(await storedLikes(id)).toBe(0)
  })

  it('hides a held post from other members', async () => {
    const [author, fan] = [await aMember(), await aMember()]
    const id = await aPost(author, { status: 'held' })
    expect((await like(fan, id)).status).toBe(404)
    expect((await like(author, id)).status).toBe(200)
  })

  it('refuses hostile bodies', async () => {
    const member = await aMember()
    const id = await aPost(member)
    for (const rawBody of ['{', '[]', '{"liked":"yes"}', '"x"']) {
      const answer = await call(handler, likePost, {
        token: member.token,
        params: { id },
        rawBody,
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(400)
    }
  })

  it.runIf(unitsAreExact)('costs at most 6 write units', async () => {
    const [author, fan] = [await aMember(), await aMember()]
    const id = await aPost(author)
    const units = await unitsOf(() => like(fan, id, { liked: true }))
    expect(units.write).toBeLessThanOrEqual(6)
    expect(units.calls).toBeLessThanOrEqual(4)
  })
})
