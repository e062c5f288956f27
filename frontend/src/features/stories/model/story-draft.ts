import type { NewSlide, SlideLook, SlideType, TextOverlay } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'
import type { Track } from '#spa/entities/track/track.ts'

/** The file of a slide. Its bytes are kept apart, under `fileKey`. */
export interface DraftMedia {
  readonly fileKey: string
  readonly kind: 'image' | 'video'
  readonly name: string
  /** Of a video; null when the browser does not know its length. */
  readonly seconds: number | null
}

export interface DraftSlide extends Omit<SlideLook, 'type'> {
  readonly id: string
  readonly media: DraftMedia | null
  /** Only its id is published. */
  readonly track: Track | null
}

/** The overlay that the member works on. `isTyping`: keys change its text instead of its place. */
export interface Selection {
  readonly overlayId: string
  readonly isTyping: boolean
}

/** A text that the member deleted. */
export interface RemovedOverlay {
  readonly slideId: string
  readonly index: number
  readonly overlay: TextOverlay
}

export interface StoryDraft {
  readonly slides: readonly DraftSlide[]
  /** The slide on the stage. */
  readonly currentId: string
  readonly selection: Selection | null
  readonly isDrastic?: boolean | undefined
  /** Can be restored, the last one first; not kept across a reload. */
  readonly removed?: readonly RemovedOverlay[] | undefined
}

const { duration, fontSize } = STORY

export const emptySlide = (id: string): DraftSlide => ({
  id,
  content: '',
  duration: duration.still,
  backgroundType: 'gradient',
  backgroundColor: '#1c1613',
  gradientColors: ['#e2560a', '#1c1613'],
  textColor: '#f3ebdf',
  font: 'default',
  fontSize: fontSize.composer,
  textOverlays: [],
  media: null,
  track: null,
})

export const emptyDraft = (slideId: string): StoryDraft => ({
  slides: [emptySlide(slideId)],
  currentId: slideId,
  selection: null,
})

export const currentSlide = ({ slides, currentId }: StoryDraft): DraftSlide => {
  const slide = slides.find(({ id }) => id === currentId) ?? slides[0]
  if (!slide) throw new Error('A draft has at least one slide.')
  return slide
}

const isBlank = (text: string): boolean => text.trim() === ''

const visibleOverlays = ({ textOverlays }: DraftSlide): TextOverlay[] =>
  textOverlays.filter(({ text }) => !isBlank(text))

/** A slide is published with media or text, its own or an overlay's. */
export const isSlideEmpty = (slide: DraftSlide): boolean =>
  slide.media === null && isBlank(slide.content) && visibleOverlays(slide).length === 0

/** Whether nothing would be lost without the draft. */
export const isDraftEmpty = ({ slides }: StoryDraft): boolean =>
  slides.every((slide) => isSlideEmpty(slide) && slide.track === null)

export const slideType = ({ media }: DraftSlide): SlideType => media?.kind ?? 'text'

export const totalSeconds = ({ slides }: StoryDraft): number =>
  Math.round(slides.reduce((sum, slide) => sum + slide.duration, 0) * 10) / 10

/** The keys of all files that the draft refers to. */
export const listFileKeys = ({ slides }: StoryDraft): string[] =>
  slides.flatMap(({ media }) => (media ? [media.fileKey] : []))

/** The first text of a draft, for the list of what waits. */
export const labelOf = ({ slides }: StoryDraft): string =>
  slides
    .flatMap((slide) => [slide.content, ...visibleOverlays(slide).map(({ text }) => text)])
    .find((text) => !isBlank(text)) ?? ''

const lookOf = ({ id: _id, media: _media, track: _track, ...look }: DraftSlide) => look

/** A slide as viewers see it. `urlOf` returns the address of a file in this browser. */
export const shownSlide = (slide: DraftSlide, urlOf: (fileKey: string) => string | null) => ({
  ...lookOf(slide),
  type: slideType(slide),
  mediaUrl: slide.media && urlOf(slide.media.fileKey),
})

const newSlide = (slide: DraftSlide, uploadedUrl: (fileKey: string) => string): NewSlide => ({
  ...lookOf(slide),
  textOverlays: visibleOverlays(slide),
  type: slideType(slide),
  ...(slide.media && { mediaUrl: uploadedUrl(slide.media.fileKey) }),
  ...(slide.track && { spotifyTrackId: slide.track.id }),
})

/** The body of the call that publishes the draft. `uploadedUrl` returns the address of an uploaded file. */
export const storyBody = (draft: StoryDraft, uploadedUrl: (fileKey: string) => string) => ({
  slides: draft.slides.map((slide) => newSlide(slide, uploadedUrl)),
  totalDuration: totalSeconds(draft),
  ...(draft.isDrastic && { isDrastic: true }),
})
