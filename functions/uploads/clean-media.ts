import type { ByteSource, Patch } from '#shared/domain/media/byte-source.ts'
import { applyPatches } from '#shared/domain/media/byte-source.ts'
import type { Dimensions } from '#shared/domain/media/dimensions.ts'
import { MEDIA_FORMATS, type MediaMime, type MediaPurpose } from '#shared/domain/media/formats.ts'
import { imageDimensions, imageSurface } from '#shared/domain/media/image-dimensions.ts'
import { inspectMp4 } from '#shared/domain/media/mp4.ts'
import { stripImageMetadata } from '#shared/domain/media/strip-image-metadata.ts'
import { checkPixels } from '#shared/domain/media/upload-rules.ts'
import { refuse, refuseUnreadable } from './check-media.ts'

export interface Cleaned {
  /** The whole file without place, phone and owner; null when it contained none of them. */
  readonly bytes: Uint8Array | null
  readonly dimensions: Dimensions | null
}

const patched = async (source: ByteSource, patches: readonly Patch[]): Promise<Uint8Array> => {
  const bytes = (await source.read(0, source.size)).slice()
  applyPatches(bytes, patches)
  return bytes
}

const cleanMp4 = async (source: ByteSource): Promise<Cleaned> => {
  const { patches, dimensions } = await inspectMp4(source)
  return { bytes: patches.length > 0 ? await patched(source, patches) : null, dimensions }
}

/** A picture of few bytes can have so many pixels that it exhausts the memory of every browser that shows it. */
const assertPixels = (purpose: MediaPurpose, mime: MediaMime, bytes: Uint8Array): void => {
  const refusal = checkPixels(purpose, imageSurface(mime, bytes))
  if (refusal) refuse(refusal)
}

const cleanImage = async (
  purpose: MediaPurpose,
  mime: MediaMime,
  source: ByteSource,
): Promise<Cleaned> => {
  const whole = await source.read(0, source.size)
  const stripped = stripImageMetadata(mime, whole)
  assertPixels(purpose, mime, stripped)
  return {
    bytes: stripped === whole ? null : stripped,
    dimensions: imageDimensions(mime, stripped),
  }
}

const MP4_FORMATS: readonly MediaMime[] = ['video/mp4', 'video/quicktime', 'audio/mp4']

/** @throws ApiError unsupported_media for a damaged file, too_large for an image of too many pixels */
export const cleanMedia = (
  purpose: MediaPurpose,
  mime: MediaMime,
  source: ByteSource,
): Promise<Cleaned> =>
  refuseUnreadable<Cleaned>(() => {
    if (MP4_FORMATS.includes(mime)) return cleanMp4(source)
    if (MEDIA_FORMATS[mime].kind === 'image') return cleanImage(purpose, mime, source)
    return { bytes: null, dimensions: null }
  })
