import type { MediaKind, MediaMime, MediaPurpose } from '#shared/domain/media/formats.ts'
import { MEDIA_FORMATS, mimesFor } from '#shared/domain/media/formats.ts'
import { MediaError } from '#shared/domain/media/media-error.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { checkBytes, type MediaRefusal } from '#shared/domain/media/upload-rules.ts'
import { ApiError } from '#platform/runtime/errors.ts'

export const refuse = ({ code, message }: MediaRefusal): never => {
  throw new ApiError(code, message)
}

/** Audio has its own purpose; without a declared kind a file is an image or a video (docs/product/uploads.md#media-kinds). */
export const choosePurpose = (kind: MediaKind | undefined): MediaPurpose =>
  kind === 'audio' ? 'post-audio' : 'post'

/** @throws ApiError unsupported_media when the purpose does not allow the type, or it is not of the declared kind */
export const assertKind = (
  mime: MediaMime,
  purpose: MediaPurpose,
  kind: MediaKind | undefined,
): void => {
  const fits = kind === undefined || MEDIA_FORMATS[mime].kind === kind
  if (!fits || !mimesFor(purpose).includes(mime))
    throw new ApiError('unsupported_media', mediaMessages.contradicts)
}

/** @throws ApiError unsupported_media when the first bytes do not match the declared type */
export const assertBytes = (mime: MediaMime, head: Uint8Array): void => {
  const refusal = checkBytes(mime, head)
  if (refusal) refuse(refusal)
}

/** Turns the `MediaError` of an unreadable file into an answer. @throws ApiError unsupported_media */
export const refuseUnreadable = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    throw new ApiError('unsupported_media', mediaMessages.damaged)
  }
}
