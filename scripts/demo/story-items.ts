import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { get } from '#platform/table/index.ts'
import {
  endSeconds,
  storedSlide,
  storyCountersKey,
  storyItem,
  storyViewAttributes,
  storyViewKey,
  type StoredSlide,
  type StoryRef,
} from '../../functions/stories/items/index.ts'
import { backdatedId, seededRandom } from './random.ts'
import type { Community } from './community.ts'
import { stories, type DemoSlide, type DemoStory } from './content/stories.ts'
import { readMedia, readPortrait, type Media } from './media.ts'
import { demoTrack } from '../local/music/answers.ts'
import { milliseconds } from './span.ts'
import { describeLook } from './story-look.ts'
import { uploadBriefly, writeAll, type Item } from './stores.ts'

interface Place {
  readonly people: Community['people']
  readonly now: number
}

const mediaFor = ({ portrait, video }: DemoSlide): Promise<Media | undefined> =>
  portrait === undefined ? readMedia(video ? { video } : {}) : readPortrait(portrait)

interface StoredMedia {
  readonly mediaUrl: string | null
  readonly mediaWidth: number | null
  readonly mediaHeight: number | null
}

/** @param target the key without its extension */
const storeMedia = async (media: Media | undefined, target: string): Promise<StoredMedia> => {
  const file = media?.files[0]
  if (!file) return { mediaUrl: null, mediaWidth: null, mediaHeight: null }
  const key = `${target}.${file.extension}`
  await uploadBriefly(key, file.contentType, file.bytes)
  const { width = null, height = null } = media
  return { mediaUrl: `/${key}`, mediaWidth: width, mediaHeight: height }
}

const slideOf = async (
  { memberId, ulid }: StoryRef,
  slide: DemoSlide,
  index: number,
): Promise<StoredSlide> => {
  const target = `media/stories/${memberId}/${ulid}-${index + 1}`
  const media = await storeMedia(await mediaFor(slide), target)
  const track = slide.track === undefined ? undefined : demoTrack(slide.track)
  return storedSlide({ ...describeLook(slide), ...media }, track)
}

const refOf = ({ people, now }: Place, { by, ago, slides }: DemoStory): StoryRef => {
  const random = seededRandom(`${by} ${JSON.stringify(slides)}`)
  return { memberId: people[by].id, ulid: backdatedId(random, now - milliseconds(ago)) }
}

const storyOf = async (place: Place, story: DemoStory): Promise<Item> => {
  const ref = refOf(place, story)
  const author = await get(memberKey(ref.memberId))
  if (!author) throw new Error(`${story.by} has no profile`)
  const slides = await Promise.all(story.slides.map((slide, index) => slideOf(ref, slide, index)))
  return {
    ...storyItem(ref.ulid, { author: authorOf(author), authorVersion: author.version, slides }),
  }
}

/** The views, and their numbers as if the effects had counted them. */
const viewsOf = (place: Place, story: DemoStory): Item[] => {
  const ref = refOf(place, story)
  const { seenBy = [], horns = [] } = story
  const views = seenBy.map((viewer) => ({
    ...storyViewKey(place.people[viewer].id, ref.ulid),
    ...storyViewAttributes(ref),
    counted: true,
    ...(horns.includes(viewer) ? { liked: true } : {}),
  }))
  const counters = {
    ...storyCountersKey(ref),
    entity: 'StoryCounters',
    views: seenBy.length,
    likes: horns.length,
    expiresAt: endSeconds(ref.ulid),
  }
  return seenBy.length === 0 ? [] : [...views, counters]
}

/** Idempotent. The bar follows by event; the stories end a day after their time. */
export const writeStories = async (place: Place): Promise<void> => {
  const written = await Promise.all(stories.map((story) => storyOf(place, story)))
  await writeAll([...written, ...stories.flatMap((story) => viewsOf(place, story))])
}
