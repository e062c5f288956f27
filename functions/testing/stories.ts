import type { NewSlide } from '#shared/api/stories.ts'
import { ulid } from 'ulid'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, type Stored } from '#platform/table/index.ts'
import { handler as keepStoryBar } from '../stories/effects/keep-story-bar.ts'
import { handler as countStoryView } from '../stories/effects/count-story-view.ts'
import {
  parseStoryId,
  storedSlide,
  storyIdOf,
  storyItem,
  storyKey,
  storyViewAttributes,
  storyViewKey,
  type StoryItem,
} from '../stories/items/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import type { TestMember } from './members.ts'
import { stored } from './stored.ts'

/** A slide with text on a plain background. */
export const aSlide = (slide: Partial<NewSlide> = {}): NewSlide => ({
  type: 'text',
  content: 'Nackenwirbel sind überbewertet.',
  duration: 5,
  backgroundType: 'solid',
  backgroundColor: '#1a0b0b',
  gradientColors: ['#000000', '#7a0000'],
  textColor: '#ffffff',
  font: 'default',
  fontSize: 24,
  textOverlays: [],
  ...slide,
})

const storedOf = (changes: Partial<NewSlide> = {}) => {
  const { spotifyTrackId: _, mediaUrl = null, ...slide } = aSlide(changes)
  return storedSlide({ ...slide, mediaUrl, mediaWidth: null, mediaHeight: null })
}

interface TestStory {
  readonly slides?: readonly Partial<NewSlide>[]
  readonly status?: StoryItem['status']
  readonly drastic?: StoryItem['drastic']
  /** Milliseconds since 1970. */
  readonly at?: number
}

/** Tells the effects of the bar about a story as it is now. */
export const settleBar = async (storyId: string): Promise<void> => {
  const story = (await stored(storyKey(parseStoryId(storyId)))) as unknown as Stored
  await deliverTo('keep-story-bar', keepStoryBar)(changeRecord(null, story))
}

export const storedStory = (
  author: TestMember,
  { slides = [{}], status, drastic, at }: TestStory = {},
): StoryItem =>
  storyItem(at === undefined ? newId() : ulid(at), {
    author: {
      id: author.id,
      username: author.username,
      displayName: author.username,
      avatar: null,
      isVerified: false,
    },
    authorVersion: 1,
    slides: slides.map(storedOf),
    status,
    drastic,
  })

/** A story in the bar, written directly into the table; returns its id. */
export const aStory = async (author: TestMember, story: TestStory = {}): Promise<string> => {
  const item = storedStory(author, story)
  await putAll([item])
  await deliverTo('keep-story-bar', keepStoryBar)(changeRecord(null, item))
  return storyIdOf({ memberId: author.id, ulid: item.GSI1SK })
}

/** That the member has seen the story, as it is stored. */
export const storedView = (viewer: TestMember, storyId: string) => {
  const ref = parseStoryId(storyId)
  return { ...storyViewKey(viewer.id, ref.ulid), ...storyViewAttributes(ref) }
}

/** The member has seen the story; returns its id. */
export const seenBy = async (viewer: TestMember, storyId: string): Promise<string> => {
  const view = storedView(viewer, storyId)
  await putAll([view])
  await deliverTo('count-story-view', countStoryView)(changeRecord(null, view))
  return storyId
}
