import type { MediaMime } from './formats.ts'
import { stripGif } from './gif.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

const strippers: Partial<Record<MediaMime, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/webp': stripWebp,
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}

/**
 * The image without location, time, camera, comments and hidden second pictures; pixels and orientation unchanged.
 * Returns the given bytes when there is nothing to remove. @throws MediaError for a damaged file
 */
export const stripImageMetadata = (mime: MediaMime, bytes: Uint8Array): Uint8Array => {
  const strip = strippers[mime]
  if (!strip) return bytes
  const stripped = strip(bytes)
  return isSame(stripped, bytes) ? bytes : stripped
}
