import type { MediaMime } from './formats.ts'
import type { Dimensions } from './dimensions.ts'
import { gifDimensions, gifSurfaces } from './gif.ts'
import { jpegDimensions, jpegSurfaces } from './jpeg.ts'
import { MediaError } from './media-error.ts'
import { pngDimensions, pngSurfaces } from './png.ts'
import { webpDimensions, webpSurfaces } from './webp.ts'

interface Reader {
  readonly dimensions: (head: Uint8Array) => Dimensions | null
  readonly surfaces: (bytes: Uint8Array) => Iterable<Dimensions>
}

const readers: Partial<Record<MediaMime, Reader>> = {
  'image/jpeg': { dimensions: jpegDimensions, surfaces: jpegSurfaces },
  'image/png': { dimensions: pngDimensions, surfaces: pngSurfaces },
  'image/gif': { dimensions: gifDimensions, surfaces: gifSurfaces },
  'image/webp': { dimensions: webpDimensions, surfaces: webpSurfaces },
}

/** Dimensions from the first bytes of an image; null when they do not contain them. */
export const imageDimensions = (mime: MediaMime, head: Uint8Array): Dimensions | null => {
  try {
    const size = readers[mime]?.dimensions(head) ?? null
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    if (error instanceof MediaError) return null
    throw error
  }
}

/**
 * The smallest size that contains everything a decoder allocates for an image. The file can declare several sizes,
 * and decoders differ in the one they use. Null when it declares none. @throws MediaError for a damaged file
 */
export const imageSurface = (mime: MediaMime, bytes: Uint8Array): Dimensions | null => {
  const reader = readers[mime]
  if (!reader || !imageDimensions(mime, bytes)) return null
  let [width, height] = [0, 0]
  for (const surface of reader.surfaces(bytes)) {
    width = Math.max(width, surface.width)
    height = Math.max(height, surface.height)
  }
  return { width, height }
}
