import { describe, expect, it } from 'vitest'
import { bookmarkPost, bookmarkState, listBookmarks } from '#shared/api/bookmarks.ts'
import { deletePost, type Post } from '#shared/api/posts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { handler as removePost } from '../posts/delete-post.ts'
import { handler as mark } from './bookmark-post.ts'
import { handler as state } from './bookmark-state.ts'
import { handler as list } from './list-bookmarks.ts'

const bookmark = ({ token }: TestMember, id: string, bookmarked = true) =>
  call(mark, bookmarkPost, { token, params: { id }, body: { bookmarked } })

const isBookmarked = async ({ token }: TestMember, id: string): Promise<unknown> =>
  (await call(state, bookmarkState, { token, params: { id } })).json

const pageOf = async ({ token }: TestMember, cursor?: string) => {
  const answer = await call(list, listBookmarks, { token, ...(cursor && { query: { cursor } }) })
  const ids = (answer.json as Post[]).map(({ id }) => id)
  return { ids, next: answer.headers['x-next-cursor'], posts: answer.json as Post[] }
}

describe('bookmarks', () => {
  it('are the member’s own, and say so before and after', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const id = await aPost(other)
    expect(await isBookmarked(member, id)).toEqual({ isBookmarked: false })
    expect((await bookmark(member, id)).json).toEqual({ isBookmarked: true })
    expect(await isBookmarked(member, id)).toEqual({ isBookmarked: true })
    expect(await isBookmarked(other, id)).toEqual({ isBookmarked: false })
    expect((await pageOf(other)).ids).toEqual([])
    expect((await bookmark(member, id, false)).json).toEqual({ isBookmarked: false })
    expect(await isBookmarked(member, id)).toEqual({ isBookmarked: false })
  })

  it('keep the order in which they were set, however old the posts are', async () => {
    const member = await aMember()
    const [first, second, third] = [await aPost(member), await aPost(member), await aPost(member)]
    for (const id of [second, third, first, second]) await bookmark(member, id)
    expect((await pageOf(member)).ids).toEqual([first, third, second])
  })

  it('come ten a page, each once', async () => {
    const member = await aMember()
    const ids: string[] = []
    for (let count = 0; count < 21; count++) {
      const id = await aPost(member)
      await bookmark(member, id)
      ids.unshift(id)
    }
    const first = await pageOf(member)
    const second = await pageOf(member, first.next)
    const third = await pageOf(member, second.next)
    expect([first, second, third].map((page) => page.ids.length)).toEqual([10, 10, 1])
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(ids)
    expect(third.next).toBeUndefined()
  })

  it('leave out posts that are gone or held, or whose author blocked the member', async () => {
    const [member, author, enemy] = [await aMember(), await aMember(), await aMember()]
    const kept = await aPost(author)
    const deleted = await aPost(author)
    const foreign = await aPost(enemy)
    for (const id of [kept, deleted, foreign]) await bookmark(member, id)
    await call(removePost, deletePost, { token: author.token, params: { id: deleted } })
    await block(enemy, member)
    expect((await pageOf(member)).ids).toEqual([kept])
    expect((await bookmark(member, foreign, false)).status).toBe(200)
  })

  it('refuse a post that does not exist or is held', async () => {
    const [member, author] = [await aMember(), await aMember()]
    const held = await aPost(author, { status: 'held' })
    expect((await bookmark(member, held)).status).toBe(404)
    expect((await bookmark(member, newId())).status).toBe(404)
  })

  it('refuse a cursor that is none', async () => {
    const { token } = await aMember()
    const answer = await call(list, listBookmarks, { token, query: { cursor: 'FEED#A' } })
    expect(answer.status).toBe(400)
  })
})
