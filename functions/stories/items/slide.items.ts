import { isDeepStrictEqual } from 'node:util'
import { presentTrack, type Track } from '../../music/index.ts'
import type { NewSlide, Slide, TextOverlay } from '#shared/api/stories.ts'
import type { TrackFields } from '#shared/api/music.ts'
import { SLIDE_LOOK, STORY } from '#shared/domain/stories.ts'

/** A slide apart from its place in the story and its track. */
type Look = Omit<Slide, 'id' | keyof TrackFields>

const UNSAID: Omit<Look, 'type'> = {
  content: '',
  duration: STORY.duration.still,
  backgroundType: 'solid',
  ...SLIDE_LOOK,
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

/** A slide as it was sent, with its stored media. */
type SentLook = Omit<NewSlide, 'mediaUrl' | 'spotifyTrackId'> &
  Pick<Look, 'mediaUrl' | 'mediaWidth' | 'mediaHeight'>

const complete = ({ duration, textOverlays, ...look }: SentLook): Look => ({
  ...look,
  duration: duration ?? STORY.duration[look.type === 'video' ? 'video' : 'still'],
  textOverlays: textOverlays.map((overlay, index) => ({ ...overlay, id: String(index + 1) })),
})

export const storedSlide = (slide: SentLook, track?: Track): StoredSlide => {
  const look = complete(slide)
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
  ...(overlay.rotation !== undefined && { rotation: overlay.rotation }),
})

/** A stored slide with its place in the story. */
export const presentSlide = (stored: StoredSlide, index: number): Slide => {
  const { type, track, ...said } = stored
  const slide = { id: String(index + 1), type, ...UNSAID, ...said }
  return { ...slide, textOverlays: slide.textOverlays.map(presentOverlay), ...presentTrack(track) }
}
