import { describe, expect, it } from 'vitest'
import { STORY } from '#shared/domain/stories.ts'
import { putAll } from '#platform/table/index.ts'
import { aMember } from '#testing/members.ts'
import { runSchedule } from '#testing/schedules.ts'
import { storedStory } from '#testing/stories.ts'
import { readStories } from '#testing/story-calls.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { storyIdOf, storyKey } from '../items/story.items.ts'
import { handler as endStories } from './end-stories.ts'

const DAY_MS = STORY.hours * 3_600_000

describe('the schedule', () => {
  it('removes all stories that ended, and no other', async () => {
    const author = await aMember()
    const old = Array.from({ length: 130 }, (_, index) =>
      storedStory(author, { at: Date.now() - DAY_MS - 1000 - index }),
    )
    const last = storedStory(author, { at: Date.now() - DAY_MS + 60_000 })
    await putAll([...old, last])
    await runSchedule('end-stories', endStories)
    expect((await storedUnder(storyKey({ memberId: author.id, ulid: '' }).PK)).length).toBe(1)
    expect(await stored(storyKey({ memberId: author.id, ulid: last.GSI1SK }))).not.toBeNull()
    await runSchedule('end-stories', endStories)
    const id = storyIdOf({ memberId: author.id, ulid: last.GSI1SK })
    expect(await readStories(author, author.id)).toMatchObject([{ id }])
  })
})
