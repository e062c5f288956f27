import { beforeEach, describe, expect, it } from 'vitest'
import { userComments } from '#shared/api/notifications.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { readActivities } from '#testing/notifications.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { unitsOf } from '#testing/units.ts'
import { stored } from '#testing/stored.ts'
import { postCountersKey } from '../community/items/index.ts'
import { handler as notifyComments } from './effects/notify-comments.ts'
import { handler } from './user-comments.ts'

const deliver = deliverTo('notify-comments', notifyComments)

let author: TestMember
let fan: TestMember
let postId: string

const comment = async (content: string, post = { id: postId, author }, by = fan) => {
  const { text, counters } = storedComment(post, by, { content })
  await putAll([text, counters])
  await deliver(changeRecord(null, text))
  return text
}

beforeEach(async () => {
  author = await aMember()
  fan = await aMember()
  postId = await aPost(author)
})

describe('the activities of a member', () => {
  it('name who commented and the post, newest first, with a title for posts without one', async () => {
    await comment('Laut.')
    await comment('Lauter.')
    expect(await readActivities(author)).toMatchObject([
      {
        type: 'comment',
        postId,
        postTitle: 'Ohne Titel',
        content: 'Lauter.',
        userId: fan.id,
        commenter: { username: fan.username },
        isUnread: true,
      },
      { content: 'Laut.' },
    ])
    expect(await readActivities(fan)).toEqual([])
  })

  it('are listed page by page, each once', async () => {
    const count = LIMITS.notificationPage * 2
    for (let n = 0; n < count; n++) await comment(`Nummer ${n}`)
    const contents = (await readActivities(author)).map(({ content }) => content)
    expect(contents).toEqual(Array.from({ length: count }, (_, n) => `Nummer ${count - 1 - n}`))
  })

  it('leave out what happens under a post of another member while it is held or removed', async () => {
    const [host, mentioned] = [await aMember(), await aMember()]
    const id = await aPost(host)
    const text = await comment(`Hallo @${mentioned.username}`, { id, author: host }, fan)
    expect(await readActivities(mentioned)).toHaveLength(1)
    const counters = await stored(postCountersKey(id))
    await putAll([{ ...counters, ...postCountersKey(id), held: true }])
    expect(await readActivities(mentioned)).toEqual([])
    expect(await readActivities(host)).toMatchObject([{ content: text.content }])
    await putAll([{ ...counters, ...postCountersKey(id) }])
    expect(await readActivities(mentioned)).toHaveLength(1)
  })

  it('leave out what happens under posts of blocked members', async () => {
    const third = await aMember()
    const place = { id: await aPost(third), author: third }
    await comment(`Hör mal, @${author.username}`, place)
    expect(await readActivities(author)).toHaveLength(1)
    await block(author, third)
    expect(await readActivities(author)).toEqual([])
  })

  it('are unread together when they come from before notifications were numbered', async () => {
    const earlier = {
      kind: 'follow',
      actor: {
        id: fan.id,
        username: fan.username,
        displayName: 'Fan',
        avatar: null,
        isVerified: false,
      },
    }
    await putAll([
      { PK: `NOTIFY#${author.id}`, SK: `ACTIVITY#${newId()}`, ...earlier },
      { PK: `MEMBER#${author.id}`, SK: 'UNREAD', entity: 'Unread', comments: 1 },
    ])
    await comment('Laut.')
    const listed = await readActivities(author)
    expect(listed.map(({ type, isUnread }) => [type, isUnread])).toEqual([
      ['comment', true],
      ['follow', true],
    ])
  })

  it('cost at most five read units for a full page', async () => {
    for (let n = 0; n <= LIMITS.notificationPage; n++) await comment('Ein Wort zu viel. '.repeat(9))
    const units = await unitsOf(() => call(handler, userComments, { token: author.token }))
    expect(units.read).toBeLessThanOrEqual(5)
    expect(units).toMatchObject({ write: 0, calls: 4 })
  })

  it('are for members only', async () => {
    expect((await call(handler, userComments, { token: newToken() })).status).toBe(401)
  })
})
