import type { NewSlide } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'
import type { DemoSlide } from './content/stories.ts'

type Look = Omit<NewSlide, 'mediaUrl' | 'spotifyTrackId'>

/** The slide as the composer would send it. */
export const describeLook = ({
  portrait,
  video,
  track: _,
  overlays = [],
  ...said
}: DemoSlide): Look => ({
  type: video ? 'video' : portrait === undefined ? 'text' : 'image',
  content: '',
  duration: STORY.duration.still,
  backgroundType: 'solid',
  backgroundColor: '#000000',
  gradientColors: ['#000000', '#000000'],
  textColor: '#ffffff',
  font: 'default',
  fontSize: STORY.fontSize.composer,
  ...said,
  textOverlays: overlays.map((overlay, index) => ({ id: `o${index + 1}`, ...overlay })),
})
