import type { NewSlide } from '#shared/api/stories.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { queueJson } from '../../events/index.ts'
import type { Track } from '../../music/index.ts'
import { STORY_TEXTS } from '../texts.ts'

const hasText = ({ content, textOverlays }: NewSlide): boolean =>
  content !== '' || textOverlays.some(({ text }) => text !== '')

/** @throws ApiError invalid_input for a slide that shows nothing, or whose type contradicts what it has */
export const assertShowable = (slide: NewSlide): void => {
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
export const assertFitsEvents = (
  slides: readonly NewSlide[],
  tracks: readonly (Track | undefined)[],
): void => {
  if (Buffer.byteLength(queueJson({ slides, tracks })) > MAX_BYTES)
    throw new ApiError('too_large', STORY_TEXTS.tooMuch)
}
