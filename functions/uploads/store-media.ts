import type { Dimensions } from '#shared/domain/media/dimensions.ts'
import type { MediaKind, MediaMime } from '#shared/domain/media/formats.ts'
import { MEDIA_FORMATS, UPLOAD_RULES } from '#shared/domain/media/formats.ts'
import { bytesSource } from '#shared/domain/media/byte-source.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { checkDeclared } from '#shared/domain/media/upload-rules.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { UploadedFile } from '#platform/http/multipart.ts'
import { assertBytes, assertKind, purposeOf, refuse } from './check-media.ts'
import { cleanMedia } from './clean-media.ts'
import { copyObject, discardMedia, putObject, readObject } from './media-bucket.ts'
import { UPLOAD_TEXTS } from './texts.ts'
import { ownIncoming, urlOf } from './object-keys.ts'
import { objectSource } from './object-source.ts'

export interface StoredMedia {
  readonly key: string
  /** Its path on the site. */
  readonly url: string
  readonly mediaType: MediaKind
  readonly contentType: MediaMime
  /** In pixels as displayed; absent for sound and when unknown. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

interface Wanted {
  /** The declared kind; without it, an image or a video. */
  readonly mediaType?: MediaKind | undefined
  /** The key without its extension, e.g. `media/posts/<id>/media`. */
  readonly target: string
}

const keyFor = (target: string, mime: MediaMime): string =>
  `${target}.${MEDIA_FORMATS[mime].extension}`

const stored = (key: string, mime: MediaMime, dimensions: Dimensions | null): StoredMedia => ({
  key,
  url: urlOf(key),
  mediaType: MEDIA_FORMATS[mime].kind,
  contentType: mime,
  ...dimensions,
})

const FIRST_READ = { image: 1024 * 1024, video: 256 * 1024, audio: 256 * 1024 }

const checkCopy = async (key: string, mime: MediaMime): Promise<Dimensions | null> => {
  const { kind } = MEDIA_FORMATS[mime]
  const first = await readObject(key, 0, FIRST_READ[kind])
  const { maxBytes } = UPLOAD_RULES[purposeOf(kind)]
  if (first.size > maxBytes)
    throw new ApiError('too_large', mediaMessages.tooLarge(first.size, maxBytes))
  assertBytes(mime, first.bytes)
  const { bytes, dimensions } = await cleanMedia(purposeOf(kind), mime, objectSource(key, first))
  if (bytes) await putObject(key, mime, bytes)
  return dimensions
}

/**
 * Copies an upload to its final key and checks the copy (docs/product/uploads.md): an upload can be repeated,
 * so the checked bytes must be the served ones. A refused copy is deleted.
 * @throws ApiError invalid_input | unsupported_media | too_large
 */
export const takeUpload = async ({
  memberId,
  uploadedUrl,
  mediaType,
  target,
}: Wanted & { readonly memberId: string; readonly uploadedUrl: string }): Promise<StoredMedia> => {
  const incoming = ownIncoming(memberId, uploadedUrl)
  if (!incoming) throw new ApiError('invalid_input', UPLOAD_TEXTS.gone)
  const { mime } = incoming
  assertKind(mime, mediaType)
  const key = keyFor(target, mime)
  if (!(await copyObject(incoming.key, key, mime)))
    throw new ApiError('invalid_input', UPLOAD_TEXTS.gone)
  try {
    return stored(key, mime, await checkCopy(key, mime))
  } catch (error) {
    await discardMedia([key])
    throw error
  }
}

/**
 * Stores a file from the body of a request.
 * @throws ApiError unsupported_media | too_large
 */
export const storeFile = async ({
  file,
  mediaType,
  target,
}: Wanted & { readonly file: UploadedFile }): Promise<StoredMedia> => {
  const purpose = purposeOf(mediaType)
  const declared = checkDeclared(purpose, file.contentType, file.bytes.length)
  if ('refusal' in declared) return refuse(declared.refusal)
  const { mime } = declared
  assertKind(mime, mediaType)
  assertBytes(mime, file.bytes)
  const { bytes, dimensions } = await cleanMedia(purpose, mime, bytesSource(file.bytes))
  const key = keyFor(target, mime)
  await putObject(key, mime, bytes ?? file.bytes)
  return stored(key, mime, dimensions)
}
