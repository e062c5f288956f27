export interface Size {
  readonly width: number
  readonly height: number
}

/** Longest side of the picture that is kept, and of the smaller one for phones. */
export const FULL_SIDE = 2048
export const PREVIEW_WIDTH = 720

const scale = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})

/** The largest size of the same shape within a square of `side`; never larger than the original. */
export const fitSide = (size: Size, side: number): Size =>
  scale(size, Math.min(1, side / Math.max(size.width, size.height)))

/** The same for a width alone; null when the original is not noticeably wider. */
export const fitWidth = (size: Size, width: number): Size | null =>
  size.width <= width * 1.2 ? null : scale(size, width / size.width)
