import { beforeEach, describe, expect, it } from 'vitest'
import { likeComment } from '#shared/api/likes.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call, refusalOf } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { commentCountersKey, parseCommentId } from '../items/comment.items.ts'
import { postCountersKey, postKey } from '../items/post.items.ts'
import { handler } from './like-comment.ts'

let author: TestMember
let critic: TestMember
let fan: TestMember

const like = (member: Pick<TestMember, 'token'>, id: string, liked = true) =>
  call(handler, likeComment, { token: member.token, params: { id }, body: { liked } })

const likesOf = async (id: string): Promise<unknown> =>
  (await stored(commentCountersKey(parseCommentId(id))))?.['likes']

const commentOn = async (status?: 'held') => {
  const postId = await aPost(author, status ? { status } : {})
  return { postId, id: await aComment({ id: postId, author }, critic) }
}

beforeEach(async () => {
  ;[author, critic, fan] = await Promise.all([aMember(), aMember(), aMember()])
})

describe('liking a comment', () => {
  it('counts one like and one unlike', async () => {
    const { id } = await commentOn()
    expect((await like(fan, id)).json).toEqual({ isLiked: true, likesCount: 1 })
    expect((await like(fan, id)).json).toEqual({ isLiked: true, likesCount: 1 })
    expect((await like(fan, id, false)).json).toEqual({ isLiked: false, likesCount: 0 })
    expect(await likesOf(id)).toBe(0)
  })

  it('refuses unknown tokens and members that the author blocked', async () => {
    const { postId, id } = await commentOn()
    expect((await like({ token: newToken() }, id)).status).toBe(401)
    await block(critic, fan)
    const gone = await like(fan, `${postId}-${newId()}`)
    expect(refusalOf(await like(fan, id))).toEqual(refusalOf(gone))
    expect(await likesOf(id)).toBe(0)
  })

  it('refuses a viewer who blocked the author and names the block', async () => {
    const { id } = await commentOn()
    await block(fan, critic)
    expect(await like(fan, id)).toMatchObject({ status: 403, json: { code: 'blocked' } })
    expect(await likesOf(id)).toBe(0)
  })

  it('requires a post that the viewer may read', async () => {
    const [held, gone, blocked] = [await commentOn('held'), await commentOn(), await commentOn()]
    await Promise.all([remove(postKey(gone.postId)), remove(postCountersKey(gone.postId))])
    expect((await like(fan, held.id)).status).toBe(404)
    expect((await like(author, held.id)).status).toBe(200)
    expect((await like(fan, gone.id)).status).toBe(404)
    await block(author, fan)
    expect((await like(fan, blocked.id)).status).toBe(404)
    expect(await likesOf(gone.id)).toBe(0)
  })
})
