import {
  listStories,
  memberStories,
  viewStory,
  type Slide,
  type Story,
  type StoryTile,
} from '#shared/api/stories.ts'
import { OK, type FakeApi } from './fake-api.ts'
import { aMember, ulid } from './members.ts'

export const storyId = (member: number, story: number): string => `${ulid(member)}-${ulid(story)}`

const HOUR_MS = 3_600_000

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

export const aSlide = (id: string, change: Partial<Slide> = {}): Slide => ({
  id,
  type: 'text',
  content: `Krach ${id}`,
  duration: 5,
  backgroundType: 'gradient',
  backgroundColor: '#1c1613',
  gradientColors: ['#5a2a20', '#0f0c0b'],
  textColor: '#f3ebdf',
  font: 'default',
  fontSize: 24,
  textOverlays: [],
  mediaUrl: null,
  mediaWidth: null,
  mediaHeight: null,
  spotifyTrackId: null,
  spotifyPreviewUrl: null,
  spotifyTrackName: null,
  spotifyArtistName: null,
  spotifyCoverUrl: null,
  ...change,
})

/** The story with the number `story` of `fan_<member>`. */
export const aStory = (member: number, story: number, change: Partial<Story> = {}): Story => {
  const slides = change.slides ?? [aSlide('a')]
  return {
    id: storyId(member, story),
    userId: ulid(member),
    user: aMember(member, `Fan ${String(member)}`),
    slides,
    totalDuration: slides.reduce((sum, { duration }) => sum + duration, 0),
    createdAt: inHours(-1),
    expiresAt: inHours(23),
    isSeen: false,
    isLiked: false,
    likesCount: 0,
    viewsCount: null,
    status: 'visible',
    statusReason: null,
    ...change,
  }
}

/** The member of the bar with these stories, oldest first. */
export const aTile = (
  member: number,
  stories: readonly number[],
  change: Partial<StoryTile> = {},
): StoryTile => ({
  id: storyId(member, stories.at(-1) ?? 0),
  userId: ulid(member),
  user: aMember(member, `Fan ${String(member)}`),
  storyIds: stories.map((story) => storyId(member, story)),
  isSeen: false,
  createdAt: inHours(-1),
  expiresAt: inHours(23),
  slides: [aSlide('a')],
  ...change,
})

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
