import { describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { aMember } from '#testing/members.ts'
import { read } from '#testing/notifications.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { aThread, readUpTo } from '#testing/threads.ts'
import { postLikeItem } from '../../community/items/index.ts'
import { messageKey, parseMessageId } from '../../messages/items/index.ts'
import { sideKey } from '../../messages/threads/index.ts'
import { handler as notifyComments } from '../../notifications/effects/notify-comments.ts'
import { handler as notifyLikes } from '../../notifications/effects/notify-likes.ts'
import { isOpen } from './causes.repository.ts'

const aNotice = async (prefix: string) => {
  const [author, fan] = [await aMember(), await aMember()]
  const postId = await aPost(author)
  const { text, counters } = storedComment({ id: postId, author }, fan)
  const like = postLikeItem({
    memberId: fan.id,
    targetId: postId,
    likeId: newId(),
    authorId: author.id,
  })
  await putAll([text, counters, like])
  await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
  await deliverTo('notify-likes', notifyLikes)(changeRecord(null, like))
  const items = await storedUnder(`NOTIFY#${author.id}`)
  const cause = items.find(({ SK }) => SK.startsWith(prefix))
  if (!cause) throw new Error('No notification')
  return { author, postId, cause }
}

describe('a notification', () => {
  it.each([
    ['a comment', 'ACTIVITY#', 'comment'],
    ['a like', 'LIKED#', 'like'],
  ] as const)('of %s is open until it is read', async (_, prefix, type) => {
    const { author, cause } = await aNotice(prefix)
    expect(await isOpen(author.id, cause)).toBe(true)
    await read(author, { type })
    expect(await isOpen(author.id, cause)).toBe(false)
  })

  it('of a like is read with the likes of its post', async () => {
    const { author, cause, postId } = await aNotice('LIKED#')
    await read(author, { type: 'like', postId })
    expect(await isOpen(author.id, cause)).toBe(false)
  })

  it('is not open when it was withdrawn', async () => {
    const { author, cause } = await aNotice('ACTIVITY#')
    await remove(cause)
    expect(await isOpen(author.id, cause)).toBe(false)
  })
})

describe('a message', () => {
  const aMessage = async () => {
    const [me, other] = [await aMember(), await aMember()]
    const id = await aThread(other, me)
    return { me, other, id, cause: messageKey(parseMessageId(id)) }
  }

  it('is open until it is read', async () => {
    const { me, other, id, cause } = await aMessage()
    expect(await isOpen(me.id, cause)).toBe(true)
    await readUpTo(me, other, id)
    expect(await isOpen(me.id, cause)).toBe(false)
  })

  it('is not open when its thread is muted or its sender deleted it', async () => {
    const [muted, deleted] = [await aMessage(), await aMessage()]
    const side = await stored(sideKey(muted.me.id, muted.other.id))
    await putAll([{ ...side, isMuted: true }])
    expect(await isOpen(muted.me.id, muted.cause)).toBe(false)
    await putAll([{ ...(await stored(deleted.cause)), status: 'deleted' }])
    expect(await isOpen(deleted.me.id, deleted.cause)).toBe(false)
  })
})

it('is open without a cause', async () => {
  expect(await isOpen(newId(), undefined)).toBe(true)
})
