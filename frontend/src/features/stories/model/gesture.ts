import type { TextOverlay } from '#shared/api/stories.ts'
import type { Point } from './overlays.ts'

interface Place {
  /** Pixels of the screen. */
  readonly x: number
  readonly y: number
}

/** A finger or a mouse that is down. */
export interface Pointer {
  readonly start: Place
  readonly now: Place
}

interface Stage {
  readonly width: number
  readonly height: number
}

const middle = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})

const spread = ([first, second]: readonly Place[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0

const angle = ([first, second]: readonly Place[]): number =>
  first && second ? (Math.atan2(second.y - first.y, second.x - first.x) * 180) / Math.PI : 0

/** Near these angles, a text is level or upright. */
const QUARTER = 90
const SNAP_DEGREES = 5

const snapped = (degrees: number): number => {
  const quarter = Math.round(degrees / QUARTER) * QUARTER
  return Math.abs(degrees - quarter) < SNAP_DEGREES ? quarter : degrees
}

interface Followed extends Point {
  /** With two pointers only. */
  readonly fontSize?: number
  readonly rotation?: number
}

/** Where an overlay goes when pointers drag, pinch and turn it; not clamped. `overlay` is as it was before the gesture. */
export const followPointers = (
  overlay: Pick<TextOverlay, 'x' | 'y' | 'fontSize' | 'rotation'>,
  pointers: readonly Pointer[],
  stage: Stage,
): Followed => {
  const starts = pointers.map(({ start }) => start)
  const ends = pointers.map(({ now }) => now)
  const [from, to] = [middle(starts), middle(ends)]
  const place = {
    x: overlay.x + ((to.x - from.x) / stage.width) * 100,
    y: overlay.y + ((to.y - from.y) / stage.height) * 100,
  }
  const before = spread(starts)
  if (before === 0) return place
  return {
    ...place,
    fontSize: overlay.fontSize * (spread(ends) / before),
    rotation: snapped((overlay.rotation ?? 0) + angle(ends) - angle(starts)),
  }
}
