import { LIMITS } from '#shared/domain/limits.ts'
import type { MediaMime } from '#shared/domain/media/formats.ts'
import { MEDIA_MIMES } from '#shared/domain/media/formats.ts'
import { imageDimensions } from '#shared/domain/media/image-dimensions.ts'
import { sniffMedia } from '#shared/domain/media/sniff.ts'

const HEAD_BYTES = 1024 * 1024

const isKnown = (mime: string): mime is MediaMime => MEDIA_MIMES.some((known) => known === mime)

/** Pixels that a picture declares; 0 when its first bytes do not tell (HEIC, AVIF). Decodes nothing. */
export const declaredPixels = async (file: Blob): Promise<number> => {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const mime = sniffMedia(head).find(isKnown)
  const size = mime ? imageDimensions(mime, head) : null
  return size ? size.width * size.height : 0
}

/** Whether decoding the picture to make it smaller could exhaust the memory of its author's device. */
export const hasTooManyPixels = async (file: Blob): Promise<boolean> =>
  (await declaredPixels(file)) > LIMITS.redrawnPixels
