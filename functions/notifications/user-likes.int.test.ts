import { beforeEach, describe, expect, it } from 'vitest'
import { userLikes } from '#shared/api/notifications.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { postLikeItem } from '../community/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Stored } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { readAllLikes } from '#testing/notifications.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { handler as refreshAuthor } from '../community/effects/refresh-author.ts'
import { handler as notifyLikes } from './effects/notify-likes.ts'
import { handler } from './user-likes.ts'

const deliver = deliverTo('notify-likes', notifyLikes)

let author: TestMember
let fan: TestMember

const likeOf = async (targetId: string, by = fan, likeId = newId()) => {
  const like = postLikeItem({ memberId: by.id, targetId, likeId, authorId: author.id })
  await putAll([like])
  return like
}

const like = async (targetId: string, by = fan, likeId = newId()) => {
  const item = await likeOf(targetId, by, likeId)
  await deliver(changeRecord(null, item))
  return item
}

const withdraw = async (item: Stored) => {
  await remove(item)
  await deliver(changeRecord(item, null))
}

beforeEach(async () => {
  author = await aMember()
  fan = await aMember({ displayName: 'Nietenkaiser' })
})

describe('the likes of a member', () => {
  it('are gathered by text, with the newest member and the number of others', async () => {
    const [first, second] = [await aPost(author), await aPost(author, { content: 'Zweiter' })]
    const other = await aMember({ displayName: 'Riffqueen' })
    await like(second)
    await like(first)
    await like(second, other)
    expect(await readAllLikes(author)).toMatchObject([
      { postId: second, liker: { displayName: 'Riffqueen' }, othersCount: 1, unreadCount: 2 },
      { postId: first, liker: { displayName: 'Nietenkaiser' }, othersCount: 0, unreadCount: 1 },
    ])
  })

  it('keep their place when an older like arrives late', async () => {
    const post = await aPost(author)
    const early = newId()
    await like(post, await aMember({ displayName: 'Neu' }))
    await like(post, fan, early)
    expect(await readAllLikes(author)).toMatchObject([
      { liker: { displayName: 'Neu' }, othersCount: 1, unreadCount: 2 },
    ])
  })

  it('name the member before when the newest takes the like back', async () => {
    const post = await aPost(author)
    await like(post)
    const newest = await like(post, await aMember())
    await withdraw(newest)
    expect(await readAllLikes(author)).toMatchObject([
      { liker: { displayName: 'Nietenkaiser' }, othersCount: 0, unreadCount: 1 },
    ])
  })

  it('are listed page by page, each text once, also those from before likes were gathered', async () => {
    const posts = []
    for (let n = 0; n < LIMITS.notificationPage * 2; n++) posts.push(await aPost(author))
    for (const post of posts) await like(post)
    const earlier = { type: 'post', postId: posts[0], content: 'Alt' }
    const liker = {
      id: fan.id,
      username: fan.username,
      displayName: 'Fan',
      avatar: null,
      isVerified: false,
    }
    await putAll([
      { PK: `NOTIFY#${author.id}`, SK: `LIKE#00000000000000000000000001`, ...earlier, liker },
      { PK: `NOTIFY#${author.id}`, SK: `LIKE#${newId()}`, ...earlier, liker },
    ])
    const listed = await readAllLikes(author)
    expect(listed.map(({ postId }) => postId)).toEqual([posts[0], ...posts.toReversed(), posts[0]])
  })

  it('show a new name of the member who likes', async () => {
    await like(await aPost(author))
    const before = (await stored(memberKey(fan.id))) as unknown as Stored
    const after = { ...before, displayName: 'Umbenannt', version: 2 }
    await putAll([after])
    await deliverTo('refresh-author', refreshAuthor)(changeRecord(before, after))
    expect(await readAllLikes(author)).toMatchObject([{ liker: { displayName: 'Umbenannt' } }])
  })

  it('cost at most five read units for a full page', async () => {
    for (let n = 0; n <= LIMITS.notificationPage; n++)
      await like(await aPost(author, { content: 'Ein Wort zu viel. '.repeat(9) }))
    const units = await unitsOf(() => call(handler, userLikes, { token: author.token }))
    expect(units.read).toBeLessThanOrEqual(5)
    expect(units.write).toBe(0)
  })

  it('are for members only', async () => {
    expect((await call(handler, userLikes, { token: newToken() })).status).toBe(401)
  })
})
