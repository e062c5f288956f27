import { isDeepStrictEqual } from 'node:util'
import type { Slide, TextOverlay } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'

const UNSAID: Omit<Slide, 'id' | 'type'> = {
  content: '',
  duration: STORY.duration.still,
  backgroundType: 'solid',
  backgroundColor: '#000000',
  gradientColors: ['#000000', '#000000'],
  textColor: '#ffffff',
  font: 'default',
  fontSize: STORY.fontSize.composer,
  textOverlays: [],
  mediaUrl: null,
  mediaWidth: null,
  mediaHeight: null,
  spotifyTrackId: null,
  spotifyPreviewUrl: null,
  spotifyTrackName: null,
  spotifyArtistName: null,
}

type Name = keyof typeof UNSAID

/** A slide without what is as usual: the bar reads thirty of them, and writes are paid by the kilobyte. */
export type StoredSlide = Pick<Slide, 'type'> & Partial<Omit<Slide, 'id' | 'type'>>

export type SlideContent = Omit<Slide, 'id'>

export const storedSlide = (slide: SlideContent): StoredSlide =>
  Object.fromEntries(
    Object.entries(slide).filter(
      ([name, value]) => !isDeepStrictEqual(value, UNSAID[name as Name]),
    ),
  ) as unknown as StoredSlide

/** DynamoDB returns the keys of a stored map in any order; a fixed one keeps the ETag of a body stable. */
const presentOverlay = (overlay: TextOverlay): TextOverlay => ({
  id: overlay.id,
  text: overlay.text,
  x: overlay.x,
  y: overlay.y,
  fontFamily: overlay.fontFamily,
  fontSize: overlay.fontSize,
  align: overlay.align,
  style: overlay.style,
})

export const presentSlide = (stored: StoredSlide, index: number): Slide => {
  const { type, ...said } = stored
  const slide = { id: String(index + 1), type, ...UNSAID, ...said }
  return { ...slide, textOverlays: slide.textOverlays.map(presentOverlay) }
}
