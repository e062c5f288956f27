import { STORY_HOURS } from './retention.ts'

/** Values of stories (docs/product/stories.md). Sizes are CSS pixels on a screen 360 pixels wide. */
export const STORY = {
  /** A story ends this long after it was published. */
  hours: STORY_HOURS,
  slides: 10,
  overlaysPerSlide: 10,
  text: 500,
  overlayText: 200,
  fontSize: { min: 16, max: 72, step: 2, composer: 24, creator: 32 },
  /** Percent of the slide, of the middle of a text. */
  x: { min: 5, max: 95 },
  y: { min: 10, max: 90 },
  /** Degrees, clockwise. */
  rotation: { min: -180, max: 180 },
  /** Seconds. */
  duration: { min: 1, max: 15, still: 5, video: 15 },
  /** Tiles of the bar. */
  tiles: 30,
  viewersPage: 30,
} as const

/** The usual look of a slide. */
export const SLIDE_LOOK: {
  readonly backgroundColor: string
  readonly gradientColors: [string, string]
  readonly textColor: string
} = {
  backgroundColor: '#000000',
  gradientColors: ['#000000', '#000000'],
  textColor: '#ffffff',
}

export const STORY_FONTS = ['default', 'serif', 'mono', 'cursive', 'bold'] as const
export const STORY_ALIGNS = ['left', 'center', 'right'] as const
export const OVERLAY_STYLES = ['white', 'black'] as const
