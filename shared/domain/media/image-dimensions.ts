import type { MediaMime } from './formats.ts'
import type { Dimensions } from './dimensions.ts'
import { gifDimensions } from './gif.ts'
import { jpegDimensions } from './jpeg.ts'
import { MediaError } from './media-error.ts'
import { pngDimensions } from './png.ts'
import { webpDimensions } from './webp.ts'

const readers: Partial<Record<MediaMime, (head: Uint8Array) => Dimensions | null>> = {
  'image/jpeg': jpegDimensions,
  'image/png': pngDimensions,
  'image/gif': gifDimensions,
  'image/webp': webpDimensions,
}

/** Dimensions from the first bytes of an image; null when they do not contain them. */
export const imageDimensions = (mime: MediaMime, head: Uint8Array): Dimensions | null => {
  try {
    const size = readers[mime]?.(head) ?? null
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    if (error instanceof MediaError) return null
    throw error
  }
}
