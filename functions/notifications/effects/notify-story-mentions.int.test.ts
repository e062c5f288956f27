import { beforeEach, describe, expect, it } from 'vitest'
import type { Stored } from '#platform/table/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { unreadOf } from '#testing/notifications.ts'
import { putAll } from '#testing/posts.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { type StoryItem, storyItem } from '../../stories/items/index.ts'
import { handler } from './notify-story-mentions.ts'

const deliver = deliverTo('notify-story-mentions', handler)

let author: TestMember
let fan: TestMember

const notificationsOf = (member: TestMember) => storedUnder(`NOTIFY#${member.id}`)

const aStory = (change: Partial<StoryItem>): StoryItem => {
  const { id, username } = author
  return storyItem(newId(), {
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
    expect((await unreadOf(fan)).comments).toBe(1)
  })

  it('is withdrawn when the story ends', async () => {
    const story = await publish({ slides: [{ type: 'text', content: `@${fan.username}` }] })
    const removal = await changeBy(story, () => remove(story))
    if (removal) await deliver(removal, removal)
    expect(await notificationsOf(fan)).toEqual([])
    expect((await unreadOf(fan)).comments).toBe(0)
  })

  it('is not written for a held story or when a block exists', async () => {
    const slides = [{ type: 'text' as const, content: `@${fan.username}` }]
    await publish({ slides, status: 'held' })
    await block(fan, author)
    await publish({ slides })
    expect(await notificationsOf(fan)).toEqual([])
  })
})
