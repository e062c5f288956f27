import { describe, expect, it } from 'vitest'
import { createStory, listStories, memberStories, viewStory } from '#shared/api/stories.ts'
import type { Story, StoryTile } from '#shared/api/stories.ts'
import { handler as listHandler } from '../bar/list-stories.ts'
import { handler as memberHandler } from '../watch/member-stories.ts'
import { handler as viewHandler } from '../watch/view-story.ts'
import { forgetBar } from '../bar/bar.repository.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aSlide, settleBar } from '#testing/stories.ts'
import { handler } from './create-story.ts'

describe('createStory', () => {
  it('publishes a story that others see in the bar, watch and have seen', async () => {
    const [author, viewer] = [await aMember(), await aMember()]
    const made = await call(handler, createStory, {
      token: author.token,
      body: { slides: [aSlide(), aSlide({ duration: 3 })] },
    })
    expect(made.status).toBe(201)
    const story = made.json as Story
    await settleBar(story.id)
    forgetBar()
    const bar = (await call(listHandler, listStories, { token: viewer.token })).json as StoryTile[]
    expect(bar.find(({ userId }) => userId === author.id)).toMatchObject({
      id: story.id,
      isSeen: false,
    })
    const watched = (
      await call(memberHandler, memberStories, { token: viewer.token, params: { id: author.id } })
    ).json as Story[]
    expect(watched).toMatchObject([
      { id: story.id, totalDuration: 8, isSeen: false, viewsCount: null },
    ])
    expect(
      (await call(viewHandler, viewStory, { token: viewer.token, params: { id: story.id } }))
        .status,
    ).toBe(200)
    const after = (await call(listHandler, listStories, { token: viewer.token }))
      .json as StoryTile[]
    expect(after.find(({ userId }) => userId === author.id)).toMatchObject({ isSeen: true })
  })
})
