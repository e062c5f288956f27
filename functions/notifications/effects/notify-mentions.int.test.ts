import { beforeEach, describe, expect, it } from 'vitest'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unreadOf } from '#testing/notifications.ts'
import { switches } from '#testing/switches.ts'
import type { Key } from '#platform/table/index.ts'
import { deletePost } from '#shared/api/posts.ts'
import { handler as deleteOne } from '../../community/posts/delete-post.ts'
import { postKey, type PostItem } from '../../community/items/index.ts'
import { call } from '#testing/call.ts'
import { handler } from './notify-mentions.ts'

const deliver = deliverTo('notify-mentions', handler)

let author: TestMember
let fan: TestMember

const notificationsOf = (member: TestMember) => storedUnder(`NOTIFY#${member.id}`)

const publish = async (text: Partial<PostItem>): Promise<Key> => {
  const key = postKey(await aPost(author, text))
  const post = (await stored(key)) as unknown as Key
  const change = changeRecord(null, post)
  await deliver(change, change)
  return post
}

beforeEach(async () => {
  author = await aMember()
  fan = await aMember()
})

describe('the notification of a mention in a post', () => {
  it('reaches the mentioned member, for title and text', async () => {
    await publish({ content: `Danke @${fan.username}` })
    await publish({ title: `Für @${fan.username}`, content: 'Hier.' })
    const notifications = await notificationsOf(fan)
    expect(notifications.map(({ kind, content }) => [kind, content])).toEqual([
      ['mention', `Danke @${fan.username}`],
      ['mention', `Für @${fan.username}\nHier.`],
    ])
    expect((await unreadOf(fan)).comments).toBe(2)
  })

  it('is removed when the post is deleted', async () => {
    const post = await publish({ content: `Danke @${fan.username}` })
    const params = { id: post.SK.slice(0, 26) }
    await call(deleteOne, deletePost, { token: author.token, params })
    const removal = changeRecord(post, null)
    await deliver(removal, removal)
    expect(await notificationsOf(fan)).toEqual([])
    expect((await unreadOf(fan)).comments).toBe(0)
  })

  it('is not written when community notifications are off', async () => {
    await switches(fan, { community: false })
    await publish({ content: `Danke @${fan.username}` })
    expect(await notificationsOf(fan)).toEqual([])
    expect((await unreadOf(fan)).comments).toBe(0)
  })

  it('is not written for a held post or when a block exists', async () => {
    await publish({ content: `Danke @${fan.username}`, status: 'held' })
    await block(fan, author)
    await publish({ content: `Danke @${fan.username}` })
    expect(await notificationsOf(fan)).toEqual([])
  })
})
