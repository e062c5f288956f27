import { beforeEach, describe, expect, it } from 'vitest'
import { userComments } from '#shared/api/notifications.ts'
import type { Stored } from '#platform/table/index.ts'
import { idMovedTo, newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { readUnread } from '#testing/notifications.ts'
import { putAll } from '#testing/posts.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { type StoryItem, storyIdOf, storyItem, storyUlidOf } from '../../stories/items/index.ts'
import { handler as userCommentsHandler } from '../user-comments.ts'
import { handler } from './notify-story-mentions.ts'

const deliver = deliverTo('notify-story-mentions', handler)

const HOUR_MS = 3_600_000

let author: TestMember
let fan: TestMember

const listed = async ({ token }: TestMember) =>
  (await call(userCommentsHandler, userComments, { token })).json

const notificationsOf = (member: TestMember) => storedUnder(`NOTIFY#${member.id}`)

const aStory = (change: Partial<StoryItem>, ulid = newId()): StoryItem => {
  const { id, username } = author
  return storyItem(ulid, {
    author: { id, username, displayName: username, avatar: null, isVerified: false },
    authorVersion: 1,
    slides: [],
    status: undefined,
    ...change,
  })
}

const publish = async (change: Partial<StoryItem>): Promise<Stored> => {
  const story = aStory(change)
  await putAll([story])
  const record = changeRecord(null, story)
  await deliver(record, record)
  return story
}

beforeEach(async () => {
  author = await aMember()
  fan = await aMember()
})

describe('the notification of a mention in a story', () => {
  it('reaches the member once, for all slides and overlays', async () => {
    const content = `Danke @${fan.username}`
    await publish({
      slides: [
        { type: 'text', content },
        { type: 'text', content },
      ],
    })
    expect(await notificationsOf(fan)).toMatchObject([
      { kind: 'mention', storyId: expect.stringContaining(author.id) as string },
    ])
    expect((await readUnread(fan)).comments).toBe(1)
  })

  it('is withdrawn when the story ends', async () => {
    const story = await publish({ slides: [{ type: 'text', content: `@${fan.username}` }] })
    const removal = await changeBy(story, () => remove(story))
    if (removal) await deliver(removal, removal)
    expect(await notificationsOf(fan)).toEqual([])
    expect((await readUnread(fan)).comments).toBe(0)
  })

  it('is neither written nor listed once the story has ended, also when no sweep runs', async () => {
    const slides = [{ type: 'text' as const, content: `@${fan.username}` }]
    const ended = aStory({ slides }, idMovedTo(Date.now() - 25 * HOUR_MS, newId()))
    await putAll([ended])
    await deliver(changeRecord(null, ended))
    expect(await notificationsOf(fan)).toEqual([])
    await publish({ slides })
    expect(await listed(fan)).toHaveLength(1)
    const [notification] = await notificationsOf(fan)
    if (!notification) throw new Error('Nothing was written')
    const storyId = storyIdOf({ memberId: author.id, ulid: storyUlidOf(ended) })
    await putAll([{ ...notification, storyId }])
    expect(await listed(fan)).toEqual([])
  })

  it('is not written for a held story or when a block exists', async () => {
    const slides = [{ type: 'text' as const, content: `@${fan.username}` }]
    await publish({ slides, status: 'held' })
    await block(fan, author)
    await publish({ slides })
    expect(await notificationsOf(fan)).toEqual([])
  })
})
