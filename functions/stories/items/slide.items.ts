import { isDeepStrictEqual } from 'node:util'
import { presentTrack, type Track } from '../../music/index.ts'
import type { Slide, TextOverlay } from '#shared/api/stories.ts'
import type { TrackFields } from '#shared/api/music.ts'
import { STORY } from '#shared/domain/stories.ts'

/** A slide apart from its place in the story and its track. */
type Look = Omit<Slide, 'id' | keyof TrackFields>

const UNSAID: Omit<Look, 'type'> = {
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
}

type Name = keyof typeof UNSAID

/** A slide without what is as usual: the bar reads thirty of them, and writes are paid by the kilobyte. */
export type StoredSlide = Pick<Look, 'type'> &
  Partial<Omit<Look, 'type'>> & { readonly track?: Track | undefined }

export const storedSlide = (look: Look, track?: Track): StoredSlide => {
  const said = Object.entries(look).filter(
    ([name, value]) => !isDeepStrictEqual(value, UNSAID[name as Name]),
  )
  return { type: look.type, ...Object.fromEntries(said), ...(track && { track }) }
}

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

/** A stored slide with its place in the story. */
export const presentSlide = (stored: StoredSlide, index: number): Slide => {
  const { type, track, ...said } = stored
  const slide = { id: String(index + 1), type, ...UNSAID, ...said }
  return { ...slide, textOverlays: slide.textOverlays.map(presentOverlay), ...presentTrack(track) }
}
