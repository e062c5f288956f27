export interface Size {
  readonly width: number
  readonly height: number
}

/** The longest side of the stored picture, and the width of its preview for phones. */
export const FULL_SIDE = 2048
export const PREVIEW_WIDTH = 720

const scale = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})

/** The largest size of the same shape within a square of `side`; never larger than the original. */
export const fitSide = (size: Size, side: number): Size =>
  scale(size, Math.min(1, side / Math.max(size.width, size.height)))

/** The size at this width; null when the original is at most 20 % wider. */
export const fitWidth = (size: Size, width: number): Size | null =>
  size.width <= width * 1.2 ? null : scale(size, width / size.width)
