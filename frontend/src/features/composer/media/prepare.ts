import { blobSource, patchBlob } from '#shared/domain/media/byte-source.ts'
import { mediaMime, MEDIA_FORMATS } from '#shared/domain/media/formats.ts'
import type { MediaMime, MediaPurpose } from '#shared/domain/media/formats.ts'
import { MediaError } from '#shared/domain/media/media-error.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { stripMp4Location } from '#shared/domain/media/mp4.ts'
import { stripImageMetadata } from '#shared/domain/media/strip-image-metadata.ts'
import { checkBytes, checkDeclared } from '#shared/domain/media/upload-rules.ts'
import { declaredType, planFor, undecodable } from './check-file.ts'
import { isAnimated } from './is-animated.ts'
import { MediaRefused, type Prepared } from './prepared.ts'
import { redraw } from './redraw.ts'

const HEAD_BYTES = 64 * 1024
const MP4_LIKE: ReadonlySet<MediaMime> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4'])

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer())

const headOf = (file: Blob): Promise<Uint8Array> => bytesOf(file.slice(0, HEAD_BYTES))

const stripped = async (file: Blob, mime: MediaMime): Promise<Blob> => {
  if (MP4_LIKE.has(mime)) return patchBlob(file, await stripMp4Location(blobSource(file)))
  if (MEDIA_FORMATS[mime].kind !== 'image') return file
  const bytes = await bytesOf(file)
  const clean = stripImageMetadata(mime, bytes)
  return clean === bytes ? file : new Blob([Uint8Array.from(clean)], { type: mime })
}

const keep = async (file: File, purpose: MediaPurpose, mime: MediaMime): Promise<Prepared> => {
  const refusal = checkBytes(mime, await headOf(file))
  if (refusal) throw new MediaRefused(refusal)
  const { name } = file
  const { kind } = MEDIA_FORMATS[mime]
  return { name, purpose, kind, mime, blob: await stripped(file, mime), preview: null }
}

const decode = async (file: File, purpose: MediaPurpose) => {
  try {
    return await redraw(file)
  } catch {
    throw new MediaRefused(undecodable(file, purpose))
  }
}

/** Animated pictures keep their bytes except for the metadata, because redrawing would stop them. */
const redrawStill = async (file: File, purpose: MediaPurpose): Promise<Prepared> => {
  const checked = checkDeclared(purpose, declaredType(file), file.size)
  if ('mime' in checked && isAnimated(await headOf(file))) return keep(file, purpose, checked.mime)
  const { full, preview } = await decode(file, purpose)
  const mime = mediaMime(full.type) ?? 'image/jpeg'
  return { name: file.name, purpose, kind: 'image', mime, blob: full, preview }
}

/** Prepares a picked file for upload. @throws {MediaRefused} with a German text */
export const prepareMedia = async (file: File, purpose: MediaPurpose): Promise<Prepared> => {
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
