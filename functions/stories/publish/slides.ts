import type { NewSlide } from '#shared/api/stories.ts'
import { ApiError } from '#platform/runtime/errors.ts'
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
