import type { NewSlide } from '#shared/api/stories.ts'
import { discardMedia, dropUploads, takeUpload, type StoredMedia } from '../../uploads/index.ts'
import type { StoryRef } from '../items/story.items.ts'

/** Each copy of a picture is in memory while it is checked. */
const COPIES_AT_ONCE = 2

const takeOne = async (
  { memberId, ulid }: StoryRef,
  { type, mediaUrl }: NewSlide,
  index: number,
): Promise<StoredMedia | undefined> => {
  if (mediaUrl === undefined || type === 'text') return undefined
  return takeUpload({
    memberId,
    uploadedUrl: mediaUrl,
    mediaType: type,
    purpose: 'story',
    caching: 'brief',
    target: `media/stories/${memberId}/${ulid}-${index + 1}`,
  })
}

/** Deletes the copies of a story that was not written. */
export const dropSlideMedia = (media: readonly (StoredMedia | undefined)[]): Promise<void> =>
  discardMedia(media.flatMap((one) => one?.key ?? []))

/** Deletes the uploads of a story that was written. */
export const dropSlideUploads = (memberId: string, slides: readonly NewSlide[]): Promise<void> =>
  dropUploads(
    memberId,
    slides.map(({ mediaUrl }) => mediaUrl),
  )

/**
 * Copies the media of all slides to their final keys and checks the copies (docs/product/uploads.md); undefined for
 * a slide without. When one is refused, no copy stays.
 */
export const takeSlideMedia = async (
  ref: StoryRef,
  slides: readonly NewSlide[],
): Promise<(StoredMedia | undefined)[]> => {
  const taken: (StoredMedia | undefined)[] = []
  for (let start = 0; start < slides.length; start += COPIES_AT_ONCE) {
    const results = await Promise.allSettled(
      slides
        .slice(start, start + COPIES_AT_ONCE)
        .map((slide, at) => takeOne(ref, slide, start + at)),
    )
    taken.push(...results.map((one) => (one.status === 'fulfilled' ? one.value : undefined)))
    const failed = results.find((one) => one.status === 'rejected')
    if (!failed) continue
    await dropSlideMedia(taken)
    throw failed.reason
  }
  return taken
}
