import type { TextOverlay } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'

/** The slide is 640 of the units high in which font sizes are given. */
const LINE_PERCENT = (1.25 / 640) * 100

export interface Point {
  /** Percent of the slide. */
  readonly x: number
  readonly y: number
}

interface Range {
  readonly min: number
  readonly max: number
}

const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value))

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** The nearest place where an overlay may be. */
const placed = ({ x, y }: Point): Point => ({
  x: toTenth(clamp(x, STORY.x)),
  y: toTenth(clamp(y, STORY.y)),
})

/** The nearest permitted font size. */
const sized = (size: number): number => {
  const { min, step } = STORY.fontSize
  return clamp(min + Math.round((size - min) / step) * step, STORY.fontSize)
}

/** The same angle in whole degrees between -180 and 180. */
const turned = (degrees: number): number => {
  const { min, max } = STORY.rotation
  const full = max - min
  const turns = degrees < min || degrees > max ? Math.round(degrees / full) : 0
  return Math.round(degrees - full * turns)
}

export type Adjustment = Partial<Pick<TextOverlay, 'x' | 'y' | 'fontSize' | 'rotation'>>

/** The wanted place, size and angle, as far as they are permitted. */
export const adjusted = (
  overlay: TextOverlay,
  { x = overlay.x, y = overlay.y, fontSize, rotation }: Adjustment,
): Adjustment => ({
  ...placed({ x, y }),
  ...(fontSize !== undefined && { fontSize: sized(fontSize) }),
  ...(rotation !== undefined && { rotation: turned(rotation) }),
})

interface Wanted {
  readonly text?: string | undefined
  readonly at?: Point | undefined
}

/** A level overlay that looks like the last one and is below it, unless another place is wanted. */
export const newOverlay = (
  id: string,
  before: readonly TextOverlay[],
  { text = '', at }: Wanted = {},
): TextOverlay => {
  const last = before.at(-1)
  const { rotation: _, ...level } = last ? lineBelow(last, id) : { ...DEFAULTS, id }
  return { ...level, ...(at && placed(at)), text: fitText(text) }
}

const DEFAULTS: Omit<TextOverlay, 'id'> = {
  text: '',
  x: 50,
  // Above the text of the slide and the caption.
  y: 35,
  fontFamily: 'default',
  fontSize: STORY.fontSize.creator,
  align: 'center',
  style: 'white',
}

/** An empty overlay one line below another one, which looks like it. */
export const lineBelow = (overlay: TextOverlay, id: string): TextOverlay => {
  const lines = overlay.text.split('\n').length
  const y = overlay.y + (lines + 1) * 0.5 * overlay.fontSize * LINE_PERCENT
  return { ...overlay, ...placed({ x: overlay.x, y }), id, text: '' }
}

const segmenter = new Intl.Segmenter('de')

/** The text without its last character, also when that is an emoji of several code points. */
export const withoutLast = (text: string): string => {
  const last = [...segmenter.segment(text)].at(-1)
  return last ? text.slice(0, last.index) : ''
}

/** The text as far as an overlay holds it; never ends within a character. */
export const fitText = (text: string): string =>
  text.length <= STORY.overlayText
    ? text
    : [...segmenter.segment(text)]
        .filter(({ index, segment }) => index + segment.length <= STORY.overlayText)
        .map(({ segment }) => segment)
        .join('')
