import { faults } from '#testing/fault-proxy.ts'
import { describe, expect, it } from 'vitest'
import { deletePost } from '#shared/api/posts.ts'
import { likeComment, likePost } from '#shared/api/likes.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Key } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aComment } from '#testing/comments.ts'
import { aMember } from '#testing/members.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { handler as like } from '../likes/like-post.ts'
import { handler as likeOne } from '../likes/like-comment.ts'
import { commentLikeKey, postLikeItem, postLikeKey } from '../items/like.items.ts'
import { postKey } from '../items/post.items.ts'
import { handler as deleteOne } from '../posts/delete-post.ts'
import { handler as purgeComment } from './purge-comment.ts'
import { handler } from './purge-post.ts'

const deliver = deliverTo('purge-post', handler)
const deliverComment = deliverTo('purge-comment', purgeComment)

/** A deleted post with comments and likes, and the event of its deletion. */
const deletedPost = async (comments: number, likes: number) => {
  const [author, fan] = [await aMember(), await aMember()]
  const id = await aPost(author)
  const commentIds: string[] = []
  for (let n = 0; n < comments; n++) commentIds.push(await aComment({ id, author }, fan))
  await call(like, likePost, { token: fan.token, params: { id } })
  const others = Array.from({ length: likes }, () => newId())
  await putAll(
    others.map((memberId) =>
      postLikeItem({ memberId, targetId: id, likeId: newId(), authorId: author.id }),
    ),
  )
  const post = (await stored(postKey(id))) as unknown as Key
  const removed = await call(deleteOne, deletePost, { token: author.token, params: { id } })
  expect(removed.status).toBe(200)
  return { id, fan, others, commentIds, removal: changeRecord(post, null) }
}

describe('purging a deleted post', () => {
  it('removes comments, likes and the entry in the moderation queue', async () => {
    const { id, fan, others, removal } = await deletedPost(60, 40)
    await putAll([{ ...heldKey('community-post', id), rule: 'NSBM' }])
    await deliver(removal, removal)
    expect(await storedUnder(`POST#${id}`)).toEqual([])
    for (const memberId of [fan.id, ...others])
      expect(await stored(postLikeKey(memberId, id))).toBeNull()
    expect(await stored(heldKey('community-post', id))).toBeNull()
  })

  it('completes in a second try after an interruption', async () => {
    const { id, removal } = await deletedPost(30, 0)
    let deletes = 0
    faults.inject('failure', 1000, {
      test: (operation) => operation.endsWith('DeleteItem') && ++deletes > 25,
    })
    await expect(deliver(removal)).rejects.toThrow('1 failed')
    faults.clear()
    expect((await storedUnder(`POST#${id}`)).length).toBeGreaterThan(0)
    await deliver(removal)
    expect(await storedUnder(`POST#${id}`)).toEqual([])
  })

  it('removes the likes of each comment', async () => {
    const [author, fan] = [await aMember(), await aMember()]
    const commentId = await aComment({ id: await aPost(author), author }, author)
    await call(likeOne, likeComment, { token: fan.token, params: { id: commentId } })
    const key = commentLikeKey(fan.id, commentId)
    expect(await stored(key)).not.toBeNull()
    const [text] = (await storedUnder(`POST#${commentId.slice(0, 26)}`)) as unknown as Key[]
    const removal = changeRecord(text ?? null, null)
    await deliverComment(removal, removal)
    expect(await stored(key)).toBeNull()
  })
})
