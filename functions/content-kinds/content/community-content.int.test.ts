import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookmarkPost, listBookmarks } from '#shared/api/bookmarks.ts'
import { listComments, type Comment } from '#shared/api/comments.ts'
import { editComment, editPost } from '#shared/api/edits.ts'
import { likeComment, likePost } from '#shared/api/likes.ts'
import { deletePost, getPost, listPosts, pinPost, type Post } from '#shared/api/posts.ts'
import type { Contract } from '#shared/api/contract.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { commentKey, parseCommentId, pinsKey, postKey } from '../../community/items/index.ts'
import { forgetHead } from '../../community/posts/feed.repository.ts'
import { countInStats } from '../../community/stats/index.ts'
import { readStats } from '../../community/stats/stats.repository.ts'
import { handler as purgePost } from '../../community/effects/purge-post.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aComment } from '#testing/comments.ts'
import { handlerOf } from '#testing/handlers.ts'
import { requireContent, REASON, restoreContent, takeMeasure } from '#testing/measures.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aHeldComment, aHeldPost, aModerator, decide } from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'

const admin = await aMember({ role: 'admin' })

const ask = async (by: TestMember, contract: Contract, options: CallOptions = {}) =>
  call(await handlerOf(contract.id), contract, { token: by.token, ...options })

const read = (by: TestMember, id: string) => ask(by, getPost, { params: { id } })

const idsIn = ({ json }: { json: unknown }): string[] => (json as Post[]).map(({ id }) => id)

/** Where a reader finds posts. */
const surfacesWith = async (reader: TestMember, author: TestMember, id: string) => {
  forgetHead()
  const lists = {
    feed: await ask(reader, listPosts, { query: { order: 'newest' } }),
    profile: await ask(reader, listUserPosts, { params: { id: author.id } }),
    bookmarks: await ask(reader, listBookmarks),
  }
  return Object.entries(lists).flatMap(([name, list]) => (idsIn(list).includes(id) ? [name] : []))
}

const commentsFor = async (by: TestMember, id: string): Promise<Comment[]> =>
  (await ask(by, listComments, { params: { id } })).json

const pin = async (id: string, pinned = true): Promise<void> => {
  const { status } = await ask(admin, pinPost, { params: { id }, body: { pinned } })
  expect(status).toBe(200)
}

const scene = async () => {
  const [author, reader, moderator] = [await aMember(), await aMember(), await aModerator()]
  const id = await aPost(author)
  await ask(reader, likePost, { params: { id }, body: { liked: true } })
  await ask(reader, bookmarkPost, { params: { id }, body: { bookmarked: true } })
  const commentId = await aComment({ id, author }, reader)
  await ask(author, likeComment, { params: { id: commentId }, body: { liked: true } })
  return { author, reader, moderator, id, commentId }
}

// The counters never show negative numbers, so they start high enough to see each change.
beforeAll(() => transact({ stats: countInStats({ posts: 1000, comments: 1000 }) }))
beforeEach(() => remove(pinsKey))

describe('a removed post', () => {
  it('leaves every surface, and its author reads the reason', async () => {
    const { author, reader, id } = await scene()
    await pin(id)
    expect(await surfacesWith(reader, author, id)).toEqual(['feed', 'profile', 'bookmarks'])
    const { posts } = await readStats()
    await takeMeasure('community-post', id, 'remove')
    expect(await surfacesWith(reader, author, id)).toEqual([])
    expect((await read(reader, id)).status).toBe(404)
    expect((await ask(reader, listComments, { params: { id } })).status).toBe(404)
    const like = await ask(reader, likePost, { params: { id }, body: { liked: false } })
    expect(like.status).toBe(404)
    expect((await read(author, id)).json).toMatchObject({
      status: 'removed',
      statusReason: REASON,
      isPinned: false,
    })
    expect((await readStats()).posts).toBe(posts - 1)
  })

  it('returns with horns, comments, place, pin and counters', async () => {
    const { author, reader, id, commentId } = await scene()
    const other = await aPost(author)
    await pin(id)
    const before = (await read(reader, id)).json
    const numbers = await readStats()
    const statementId = await takeMeasure('community-post', id, 'remove')
    await restoreContent('community-post', id, statementId)
    expect((await read(reader, id)).json).toEqual(before)
    expect(before).toMatchObject({ isPinned: true, isLiked: true, likesCount: 1, commentsCount: 1 })
    expect(await commentsFor(reader, id)).toMatchObject([{ id: commentId, likesCount: 1 }])
    expect(await surfacesWith(reader, author, id)).toEqual(['feed', 'profile', 'bookmarks'])
    expect(await readStats()).toEqual(numbers)
    expect((await stored(postKey(id)))?.expiresAt).toBeUndefined()
    await pin(id, false)
    forgetHead()
    const feed = idsIn(await ask(reader, listPosts, { query: { order: 'newest' } }))
    expect(feed.indexOf(other)).toBeLessThan(feed.indexOf(id))
  })

  it('returns without its pin when others took the room', async () => {
    const { author, reader, id } = await scene()
    await pin(id)
    const statementId = await takeMeasure('community-post', id, 'remove')
    for (let n = 0; n < LIMITS.pinnedPosts; n++) await pin(await aPost(author))
    await restoreContent('community-post', id, statementId)
    expect((await read(reader, id)).json).toMatchObject({ isPinned: false, status: 'visible' })
  })

  it('stays removed for a statement about something else, and a repetition changes nothing', async () => {
    const { reader, id } = await scene()
    const statementId = await takeMeasure('community-post', id, 'remove')
    await restoreContent('community-post', id, newId())
    expect((await read(reader, id)).status).toBe(404)
    await restoreContent('community-post', id, statementId)
    const { posts } = await readStats()
    await restoreContent('community-post', id, statementId)
    expect((await readStats()).posts).toBe(posts)
  })

  it('is deleted with comments and numbers once the time for an appeal is over', async () => {
    const { id } = await scene()
    await takeMeasure('community-post', id, 'remove')
    const { comments } = await readStats()
    const item = await stored(postKey(id))
    expect(item?.expiresAt).toBeGreaterThan(Date.now() / 1000 + 183 * 24 * 3600)
    await remove(postKey(id))
    const removal = changeRecord(item, null)
    await deliverTo('purge-post', purgePost)(removal, removal)
    expect(await storedUnder(`POST#${id}`)).toEqual([])
    expect((await readStats()).comments).toBe(comments - 1)
  })

  it('is counted right when its author deletes it meanwhile', async () => {
    const { author, id } = await scene()
    const { posts, comments } = await readStats()
    await takeMeasure('community-post', id, 'remove')
    expect((await ask(author, deletePost, { params: { id } })).status).toBe(200)
    expect(await readStats()).toMatchObject({ posts: posts - 1, comments: comments - 1 })
  })
})

describe('a decision about a post', () => {
  it('fails when its author edited it since it was read', async () => {
    const { author, id } = await scene()
    const content = await requireContent('community-post', id)
    await ask(author, editPost, { params: { id }, body: { content: 'Leiser.', version: 1 } })
    const parts = await content.apply('remove', { id: newId(), reason: REASON })
    await expect(transact(parts)).rejects.toMatchObject({ names: ['text'] })
  })

  it('is taken once of two at the same time', async () => {
    const { id } = await scene()
    const { posts } = await readStats()
    const both = await Promise.allSettled([
      takeMeasure('community-post', id, 'remove'),
      takeMeasure('community-post', id, 'hide'),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const isRemoved = (await stored(postKey(id)))?.status === 'removed'
    expect((await readStats()).posts).toBe(isRemoved ? posts - 1 : posts)
  })

  it('takes a held post out of the queue, and restores what the guard held', async () => {
    const { author, reader } = await scene()
    const id = await aHeldPost(author)
    const statementId = await takeMeasure('community-post', id, 'remove')
    expect(await stored(heldKey('community-post', id))).toBeNull()
    await restoreContent('community-post', id, statementId)
    expect((await read(reader, id)).json).toMatchObject({ status: 'visible' })
  })

  it('can restore what a moderator rejected in the queue', async () => {
    const { author, reader, moderator } = await scene()
    const id = await aHeldPost(author)
    const { posts } = await readStats()
    await decide(moderator, ['community-post', id], { action: 'reject', reason: 'Nein.' })
    const { statementId = '' } = (await stored(postKey(id)))?.takenDown ?? {}
    await restoreContent('community-post', id, statementId)
    expect((await read(reader, id)).json).toMatchObject({ status: 'visible', statusReason: null })
    expect((await readStats()).posts).toBe(posts)
  })
})

describe('a hidden post', () => {
  it('waits in the queue after its author edited it, and appears when a moderator approves it', async () => {
    const { author, reader, moderator, id } = await scene()
    const numbers = await readStats()
    await takeMeasure('community-post', id, 'hide')
    expect((await read(author, id)).json).toMatchObject({ status: 'held', statusReason: REASON })
    expect(await surfacesWith(reader, author, id)).toEqual([])
    const edit = { params: { id }, body: { content: 'Freundlicher.', version: 1 } }
    expect((await ask(author, editPost, edit)).json).toMatchObject({ status: 'held' })
    expect((await read(reader, id)).status).toBe(404)
    await decide(moderator, ['community-post', id], { action: 'approve', version: 2 })
    expect((await read(reader, id)).json).toMatchObject({
      content: 'Freundlicher.',
      status: 'visible',
      likesCount: 1,
    })
    expect(await readStats()).toEqual(numbers)
  })
})

describe('a removed comment', () => {
  it('is gone for others and uncounted, and returns with its horns', async () => {
    const { author, reader, id, commentId } = await scene()
    const numbers = await readStats()
    const statementId = await takeMeasure('community-comment', commentId, 'remove')
    expect(await commentsFor(author, id)).toEqual([])
    expect(await commentsFor(reader, id)).toMatchObject([
      { status: 'removed', statusReason: REASON },
    ])
    expect((await read(author, id)).json).toMatchObject({ commentsCount: 0 })
    expect((await readStats()).comments).toBe(numbers.comments - 1)
    await restoreContent('community-comment', commentId, statementId)
    expect(await commentsFor(author, id)).toMatchObject([
      { id: commentId, likesCount: 1, isLiked: true },
    ])
    expect((await read(author, id)).json).toMatchObject({ commentsCount: 1 })
    expect(await readStats()).toEqual(numbers)
  })

  it('is uncounted once when it is hidden, edited and rejected', async () => {
    const { author, reader, moderator, id, commentId } = await scene()
    const { comments } = await readStats()
    await takeMeasure('community-comment', commentId, 'hide')
    const edit = { params: { id: commentId }, body: { content: 'Neu.', version: 1 } }
    expect((await ask(reader, editComment, edit)).json).toMatchObject({ status: 'held' })
    await decide(moderator, ['community-comment', commentId], { action: 'reject', version: 2 })
    expect((await readStats()).comments).toBe(comments - 1)
    expect((await read(author, id)).json).toMatchObject({ commentsCount: 0 })
  })

  it('is not restored without its post', async () => {
    const { author, id, commentId } = await scene()
    const statementId = await takeMeasure('community-comment', commentId, 'remove')
    await ask(author, deletePost, { params: { id } })
    await expect(restoreContent('community-comment', commentId, statementId)).rejects.toMatchObject(
      { names: ['post'] },
    )
  })

  it('returns when the guard held it and a moderator rejected it', async () => {
    const { author, reader, moderator, id } = await scene()
    const commentId = await aHeldComment(id, reader)
    await decide(moderator, ['community-comment', commentId], { action: 'reject' })
    const rejected = await stored(commentKey(parseCommentId(commentId)))
    await restoreContent('community-comment', commentId, rejected?.takenDown?.statementId ?? '')
    expect((await commentsFor(author, id)).map((one) => one.id)).toContain(commentId)
    expect((await read(author, id)).json).toMatchObject({ commentsCount: 2 })
    expect((await stored(commentKey(parseCommentId(commentId))))?.takenDown).toBeUndefined()
  })
})

it('finds nothing for content that does not exist', async () => {
  await expect(requireContent('community-post', newId())).rejects.toThrow('There is no')
})
