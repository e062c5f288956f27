import { describe, expect, it } from 'vitest'
import { listLikedPosts } from '#shared/api/liked-posts.ts'
import { likePost } from '#shared/api/likes.ts'
import { deletePost, type Post } from '#shared/api/posts.ts'
import { call } from '#testing/call.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { handler as removePost } from '../posts/delete-post.ts'
import { handler as like } from './like-post.ts'
import { handler as list } from './list-liked-posts.ts'

const giveHorns = async ({ token }: TestMember, id: string, liked = true): Promise<void> => {
  await call(like, likePost, { token, params: { id }, body: { liked } })
}

const pageOf = async ({ token }: TestMember, cursor?: string) => {
  const answer = await call(list, listLikedPosts, { token, ...(cursor && { query: { cursor } }) })
  const posts = answer.json as Post[]
  return { ids: posts.map(({ id }) => id), next: answer.headers['x-next-cursor'], posts }
}

describe('the posts that a member likes', () => {
  it('are the newest posts first, whenever they were liked, and only the own', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [first, second, third] = [await aPost(other), await aPost(other), await aPost(member)]
    for (const id of [second, third, first]) await giveHorns(member, id)
    const { ids, posts } = await pageOf(member)
    expect(ids).toEqual([third, second, first])
    expect(posts[0]).toMatchObject({ isLiked: true, likesCount: 1 })
    expect((await pageOf(other)).ids).toEqual([])
  })

  it('lose a post when the like is taken back', async () => {
    const member = await aMember()
    const id = await aPost(member)
    await giveHorns(member, id)
    await giveHorns(member, id, false)
    expect((await pageOf(member)).ids).toEqual([])
  })

  it('come ten a page, each once', async () => {
    const member = await aMember()
    const ids: string[] = []
    for (let count = 0; count < 11; count++) {
      const id = await aPost(member)
      await giveHorns(member, id)
      ids.unshift(id)
    }
    const first = await pageOf(member)
    const second = await pageOf(member, first.next)
    expect([first.ids.length, second.ids.length, second.next]).toEqual([10, 1, undefined])
    expect([...first.ids, ...second.ids]).toEqual(ids)
  })

  it('leave out posts that are gone, and those of members who blocked the viewer', async () => {
    const [member, author, enemy] = [await aMember(), await aMember(), await aMember()]
    const kept = await aPost(author)
    const deleted = await aPost(author)
    const foreign = await aPost(enemy)
    for (const id of [kept, deleted, foreign]) await giveHorns(member, id)
    await call(removePost, deletePost, { token: author.token, params: { id: deleted } })
    await block(enemy, member)
    expect((await pageOf(member)).ids).toEqual([kept])
  })

  it('refuse a cursor that is none', async () => {
    const { token } = await aMember()
    const answer = await call(list, listLikedPosts, { token, query: { cursor: '~BLOCKS' } })
    expect(answer.status).toBe(400)
  })
})
