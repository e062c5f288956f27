import {
  listStories,
  memberStories,
  viewStory,
  type Story,
  type StoryTile,
} from '#shared/api/stories.ts'
import { aTile } from '../features/stories/model/fixtures.ts'
import { OK, type FakeApi } from './fake-api.ts'

/** The bar entry of a story. */
export const tileOf = (story: Story, change: Partial<StoryTile> = {}): StoryTile => ({
  ...aTile(0, []),
  id: story.id,
  userId: story.userId,
  user: story.user,
  storyIds: [story.id],
  slides: story.slides.slice(0, 1),
  ...change,
})

/** Answers bar and stories; returns the calls that mark stories as seen. */
export const answerStories = (api: FakeApi, stories: readonly Story[]) => {
  api.on(listStories, () => stories.map((story) => tileOf(story, { isSeen: story.isSeen })))
  api.on(memberStories, ({ params }) => stories.filter(({ userId }) => userId === params.id))
  return api.on(viewStory, () => OK)
}
