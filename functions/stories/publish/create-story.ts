import { createStory, type NewSlide, type Story } from '#shared/api/stories.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { holdByGuard } from '#platform/content/held.items.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { authorOf, requireMember } from '#platform/identity/member.ts'
import { throttle } from '#platform/http/throttle.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, isDefinitelyNotCommitted, putNew, transact } from '#platform/table/index.ts'
import { requireTrack, type Track } from '../../music/index.ts'
import type { StoredMedia } from '../../uploads/index.ts'
import {
  parseStoryId,
  storyIdOf,
  storyItem,
  storyKey,
  type StoryItem,
  type StoryRef,
} from '../items/story.items.ts'
import { presentStory } from '../items/story.presenter.ts'
import { storedSlide, type StoredSlide } from '../items/slide.items.ts'
import { STORY_TEXTS } from '../texts.ts'
import { queueJson } from '../../events/index.ts'

const hasText = ({ content, textOverlays }: NewSlide): boolean =>
  content !== '' || textOverlays.some(({ text }) => text !== '')

/** @throws ApiError invalid_input for a slide that shows nothing, or whose type contradicts what it has */
const assertShowable = (slide: NewSlide): void => {
  const { type, mediaUrl } = slide
  if (mediaUrl === undefined && !hasText(slide)) {
    throw new ApiError('invalid_input', STORY_TEXTS.empty)
  }
  if (type === 'text' && mediaUrl !== undefined) {
    throw new ApiError('invalid_input', STORY_TEXTS.textWithMedia)
  }
  if (type !== 'text' && mediaUrl === undefined) {
    throw new ApiError('invalid_input', STORY_TEXTS.mediaMissing)
  }
}

/** An event has a story twice, before and after its change, and goes to several queues. */
const MAX_BYTES = 100 * 1024

/** @throws ApiError too_large for texts whose characters take many bytes, such as a hundred texts of emoji only */
const assertFitsEvents = (
  slides: readonly NewSlide[],
  tracks: readonly (Track | undefined)[],
): void => {
  if (Buffer.byteLength(queueJson({ slides, tracks })) > MAX_BYTES)
    throw new ApiError('too_large', STORY_TEXTS.tooMuch)
}

/** Loaded on demand: the client of S3 is most of the code, and text stories have no media. */
const loadMedia = () => import('./slide-media.ts')

type Media = readonly (StoredMedia | undefined)[]

/** What belongs to each slide, in their order. */
interface Parts {
  readonly media: Media
  readonly tracks: readonly (Track | undefined)[]
}

const takeMedia = async (ref: StoryRef, slides: readonly NewSlide[]): Promise<Media> => {
  if (slides.every(({ mediaUrl }) => mediaUrl === undefined)) return []
  const media = await loadMedia()
  return media.takeSlideMedia(ref, slides)
}

const dropMedia = async (taken: Media): Promise<void> => {
  if (taken.length === 0) return
  const media = await loadMedia()
  await media.dropSlideMedia(taken)
}

const toStored = (
  { spotifyTrackId: _, ...slide }: NewSlide,
  media: StoredMedia | undefined,
  track: Track | undefined,
): StoredSlide =>
  storedSlide(
    {
      ...slide,
      mediaUrl: media?.url ?? null,
      mediaWidth: media?.width ?? null,
      mediaHeight: media?.height ?? null,
    },
    track,
  )

/** @throws ApiError invalid_input for a track that the search did not find */
const findTracks = (slides: readonly NewSlide[]): Promise<(Track | undefined)[]> =>
  Promise.all(
    slides.map(async ({ spotifyTrackId }) =>
      spotifyTrackId === undefined ? undefined : requireTrack(spotifyTrackId),
    ),
  )

const DAILY = 'stories'

/** Counts the story of today, once it is ready to be written. @throws ApiError throttled */
const countStory = async (memberId: string): Promise<void> => {
  try {
    await throttle(DAILY, memberId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    const { limit } = env.throttles[DAILY] ?? THROTTLES[DAILY]
    throw new ApiError('throttled', STORY_TEXTS.enoughForToday(limit), error.retryAfterSeconds)
  }
}

const publish = async (
  request: Request<typeof createStory>,
  ref: StoryRef,
  { media, tracks }: Parts,
): Promise<StoryItem> => {
  const { memberId, body, heldFor, remember } = request
  const author = await requireMember(memberId)
  const story = storyItem(ref.ulid, {
    author: authorOf(author),
    authorVersion: author.version,
    slides: body.slides.map((slide, index) => toStored(slide, media[index], tracks[index])),
    status: heldFor === null ? undefined : 'held',
    drastic: body.isDrastic ? 'author' : undefined,
  })
  const id = storyIdOf(ref)
  await transact({
    story: putNew(story),
    ...(heldFor !== null && holdByGuard(memberId, 'story', id, heldFor)),
    idempotency: remember(id),
  })
  return story
}

const readOwn = async (id: string, memberId: string): Promise<Story> => {
  const text = await get(storyKey(parseStoryId(id)), { consistent: true })
  if (!text) throw new ApiError('not_found')
  return presentStory({ text }, { id: memberId })
}

/** The bar follows by event; the author's own tile is read from the stories themselves. */
export const handler = guardedEndpoint(
  createStory,
  async (request): Promise<Story> => {
    const { memberId, body } = request
    // A repeated request copies no media and is not counted.
    const earlier = await request.findEarlier()
    if (earlier !== undefined) return readOwn(earlier, memberId)
    body.slides.forEach(assertShowable)
    const ref = { memberId, ulid: newId() }
    const tracks = await findTracks(body.slides)
    assertFitsEvents(body.slides, tracks)
    const media = await takeMedia(ref, body.slides)
    try {
      await countStory(memberId)
      const text = await publish(request, ref, { media, tracks })
      if (media.length > 0) await (await loadMedia()).dropSlideUploads(memberId, body.slides)
      return presentStory({ text }, { id: memberId })
    } catch (error) {
      if (isDefinitelyNotCommitted(error)) await dropMedia(media)
      throw error
    }
  },
  (id, { memberId }) => readOwn(id, memberId),
)
