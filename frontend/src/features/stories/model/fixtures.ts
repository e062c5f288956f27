import type { Author } from '#shared/api/members.ts'
import type { Slide, Story, StoryTile } from '#shared/api/stories.ts'

/** The n-th ULID of a test; higher numbers sort later. */
export const fixtureUlid = (number: number): string =>
  `01JD3V6T5N${String(number).padStart(16, '0')}`

const aFan = (number: number): Author => ({
  id: fixtureUlid(number),
  username: `fan_${String(number)}`,
  displayName: `Fan ${String(number)}`,
  avatar: null,
  isVerified: false,
})

export const storyId = (member: number, story: number): string =>
  `${fixtureUlid(member)}-${fixtureUlid(story)}`

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
    userId: fixtureUlid(member),
    user: aFan(member),
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
  userId: fixtureUlid(member),
  user: aFan(member),
  storyIds: stories.map((story) => storyId(member, story)),
  isSeen: false,
  createdAt: inHours(-1),
  expiresAt: inHours(23),
  slides: [aSlide('a')],
  ...change,
})
