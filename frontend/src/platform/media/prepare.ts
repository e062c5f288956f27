import { blobSource, patchBlob } from '#shared/domain/media/byte-source.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { mediaMime, MEDIA_FORMATS } from '#shared/domain/media/formats.ts'
import type { UploadPurpose } from '#shared/api/uploads.ts'
import type { MediaMime } from '#shared/domain/media/formats.ts'
import { MediaError } from '#shared/domain/media/media-error.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { redrawMessages } from './texts.ts'
import { stripMp4Location } from '#shared/domain/media/mp4.ts'
import { imageDimensions, imageSurface } from '#shared/domain/media/image-dimensions.ts'
import { stripImageMetadata } from '#shared/domain/media/strip-image-metadata.ts'
import {
  checkBytes,
  checkDeclared,
  checkPixels,
  type MediaRefusal,
} from '#shared/domain/media/upload-rules.ts'
import { declaredPixels } from '../picture-pixels.ts'
import { ChunkError } from '../load-chunk.ts'
import { planFor, undecodable } from './check-file.ts'
import { isCanvasHonest } from './honest-canvas.ts'
import { isAnimated } from './is-animated.ts'
import { MediaRefused, type Prepared } from './prepared.ts'
import { realFile } from './real-file.ts'
import { redraw } from './redraw.ts'

const HEAD_BYTES = 64 * 1024
const MP4_LIKE: ReadonlySet<MediaMime> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4'])

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer())

const headOf = (file: Blob): Promise<Uint8Array> => bytesOf(file.slice(0, HEAD_BYTES))

type Stripped = Pick<Prepared, 'blob' | 'size'>

const stripped = async (file: Blob, purpose: UploadPurpose, mime: MediaMime): Promise<Stripped> => {
  if (MP4_LIKE.has(mime))
    return { blob: patchBlob(file, await stripMp4Location(blobSource(file))), size: null }
  if (MEDIA_FORMATS[mime].kind !== 'image') return { blob: file, size: null }
  const bytes = await bytesOf(file)
  const clean = stripImageMetadata(mime, bytes)
  const refusal = checkPixels(purpose, imageSurface(mime, clean))
  if (refusal) throw new MediaRefused(refusal)
  const blob = clean === bytes ? file : new Blob([Uint8Array.from(clean)], { type: mime })
  return { blob, size: imageDimensions(mime, clean) }
}

const keep = async (file: File, purpose: UploadPurpose, mime: MediaMime): Promise<Prepared> => {
  const refusal = checkBytes(mime, await headOf(file))
  if (refusal) throw new MediaRefused(refusal)
  const { name } = file
  const { kind } = MEDIA_FORMATS[mime]
  return { name, purpose, kind, mime, preview: null, ...(await stripped(file, purpose, mime)) }
}

const TOO_MANY_PIXELS: MediaRefusal = {
  code: 'too_large',
  message: redrawMessages.tooManyPixelsToRedraw,
}

/** A picture above the limits of served ones is fine, because it is uploaded smaller. */
const decode = async (file: File, purpose: UploadPurpose, pixels: number) => {
  try {
    // Only posts have a preview.
    return await redraw(file, { hasPreview: purpose === 'post' })
  } catch (error) {
    if (error instanceof ChunkError) throw error
    throw new MediaRefused(
      pixels > LIMITS.imagePixels ? TOO_MANY_PIXELS : undecodable(file, purpose),
    )
  }
}

const CANVAS_BLOCKED: MediaRefusal = {
  code: 'unsupported_media',
  message: redrawMessages.canvasBlocked,
}

/** Where a canvas returns noise, a picture keeps its bytes except for the metadata, if they can be served as they are. */
const keepUndrawn = async (file: File, purpose: UploadPurpose): Promise<Prepared> => {
  const checked = checkDeclared(purpose, file.type, file.size)
  if ('refusal' in checked) throw new MediaRefused(CANVAS_BLOCKED)
  return keep(file, purpose, checked.mime).catch((error: unknown) => {
    throw error instanceof MediaRefused && error.refusal.code === 'too_large'
      ? new MediaRefused(TOO_MANY_PIXELS)
      : error
  })
}

/** Animated pictures keep their bytes except for the metadata, because redrawing would stop them. */
const redrawStill = async (file: File, purpose: UploadPurpose): Promise<Prepared> => {
  const checked = checkDeclared(purpose, file.type, file.size)
  const refusal = 'mime' in checked && checkBytes(checked.mime, await headOf(file))
  if (refusal) throw new MediaRefused(refusal)
  if ('mime' in checked && isAnimated(await headOf(file))) return keep(file, purpose, checked.mime)
  const pixels = await declaredPixels(file)
  if (pixels > LIMITS.redrawnPixels) throw new MediaRefused(TOO_MANY_PIXELS)
  if (!(await isCanvasHonest())) return keepUndrawn(file, purpose)
  const { full, preview, size } = await decode(file, purpose, pixels)
  const mime = mediaMime(full.type) ?? 'image/jpeg'
  return { name: file.name, purpose, kind: 'image', mime, blob: full, preview, size }
}

/** Prepares a picked file for upload. @throws {MediaRefused} with a German text */
export const prepareMedia = async (picked: File, purpose: UploadPurpose): Promise<Prepared> => {
  if (picked.size === 0)
    throw new MediaRefused({ code: 'unsupported_media', message: mediaMessages.empty })
  const file = await realFile(picked, purpose)
  const plan = planFor(file, purpose)
  try {
    if (plan.kind === 'refuse') throw new MediaRefused(plan.refusal)
    return plan.kind === 'keep'
      ? await keep(file, purpose, plan.mime)
      : await redrawStill(file, purpose)
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    throw new MediaRefused({ code: 'unsupported_media', message: mediaMessages.damaged })
  }
}
