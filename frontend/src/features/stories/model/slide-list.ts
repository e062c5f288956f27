import { STORY } from '#shared/domain/stories.ts'
import {
  currentSlide,
  emptySlide,
  type DraftMedia,
  type DraftSlide,
  type StoryDraft,
} from './story-draft.ts'

/** Durations follow the media: a video plays as long as it is, at most 15 seconds. */
export const durationWith = ({ duration, media }: DraftSlide, next: DraftMedia | null): number => {
  if (next?.kind === 'video') {
    const seconds = Math.floor((next.seconds ?? STORY.duration.video) * 10) / 10
    return Math.min(STORY.duration.max, Math.max(STORY.duration.min, seconds))
  }
  return media?.kind === 'video' ? STORY.duration.still : duration
}

export const removeSlide = (draft: StoryDraft, id: string): StoryDraft => {
  const index = draft.slides.findIndex((slide) => slide.id === id)
  const slides = draft.slides.filter((slide) => slide.id !== id)
  const next = slides[Math.min(index, slides.length - 1)]
  if (index < 0 || !next) return draft
  return draft.currentId === id
    ? { ...draft, slides, currentId: next.id, selection: null }
    : { ...draft, slides }
}

/** The list with one of its entries moved, unless that is at the end. */
export const moved = <Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
  by: number,
): Entry[] => {
  const from = list.findIndex((one) => one.id === id)
  const entry = list[from]
  const to = from + by
  if (!entry || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

export const addSlide = (draft: StoryDraft, id: string): StoryDraft => {
  if (draft.slides.length >= STORY.slides) return draft
  const { font, textColor, backgroundType, backgroundColor, gradientColors } = currentSlide(draft)
  const slide = { ...emptySlide(id), font, textColor, backgroundType, backgroundColor }
  const at = draft.slides.findIndex((one) => one.id === draft.currentId) + 1
  return {
    ...draft,
    slides: draft.slides.toSpliced(at, 0, { ...slide, gradientColors }),
    currentId: id,
    selection: null,
  }
}
