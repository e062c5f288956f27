import { expect, it } from 'vitest'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Stored } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { readAllLikes, readUnread } from '#testing/notifications.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { postLikeItem } from '../../community/items/index.ts'
import { handler as notifyLikes } from './notify-likes.ts'
import { handler } from './withdraw-blocked.ts'

const like = async (author: TestMember, targetId: string, by: TestMember): Promise<void> => {
  const item = postLikeItem({ memberId: by.id, targetId, likeId: newId(), authorId: author.id })
  await putAll([item])
  await deliverTo('notify-likes', notifyLikes)(changeRecord(null, item))
}

it('withdraws the likes of a member who is blocked, and their count, once', async () => {
  const [author, fan, other] = [
    await aMember(),
    await aMember(),
    await aMember({ displayName: 'Bleibt' }),
  ]
  const post = await aPost(author)
  await like(author, post, other)
  await like(author, post, fan)
  await block(author, fan)
  const blocks = (await stored(blocksKey(author.id))) as unknown as Stored
  const change = changeRecord(null, { ...blocks, entity: 'Blocks' } as Stored)
  await deliverTo('withdraw-blocked', handler)(change, change)
  expect(await readAllLikes(author)).toMatchObject([
    { liker: { displayName: 'Bleibt' }, othersCount: 0, unreadCount: 1 },
  ])
  expect(await readUnread(author)).toEqual({ likes: 1, comments: 0 })
})
