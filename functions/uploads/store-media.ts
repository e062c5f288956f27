import type { Dimensions } from '#shared/domain/media/dimensions.ts'
import type { MediaKind, MediaMime, MediaPurpose } from '#shared/domain/media/formats.ts'
import { MEDIA_FORMATS, UPLOAD_RULES } from '#shared/domain/media/formats.ts'
import { bytesSource, type ByteSource } from '#shared/domain/media/byte-source.ts'
import { realType } from '#shared/domain/media/real-type.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { checkDeclared } from '#shared/domain/media/upload-rules.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { UploadedFile } from '#platform/http/multipart.ts'
import { assertBytes, assertKind, choosePurpose, refuse } from './check-media.ts'
import { cleanMedia } from './clean-media.ts'
import {
  copyObject,
  discardMedia,
  isMissing,
  putObject,
  readObject,
  type Caching,
  type ObjectPart,
} from './media-bucket.ts'
import { UPLOAD_TEXTS } from './texts.ts'
import { ownIncoming, urlOf } from './object-keys.ts'

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
  /** Decides types and sizes; by default it follows from the kind, as for posts. */
  readonly purpose?: MediaPurpose
  /** Instead of the limit of the purpose. */
  readonly maxBytes?: number
  readonly caching?: Caching
  /** Checks and cleans beyond the first bytes. */
  readonly clean?: typeof cleanMedia
  /** The key without its extension, e.g. `media/posts/<id>/media`. */
  readonly target: string
}

type Rules = Required<Omit<Wanted, 'mediaType' | 'target'>>

const rulesOf = ({ mediaType, ...wanted }: Wanted): Rules => {
  const { purpose = choosePurpose(mediaType), caching = 'public', clean = cleanMedia } = wanted
  return { purpose, caching, clean, maxBytes: wanted.maxBytes ?? UPLOAD_RULES[purpose].maxBytes }
}

const assertSize = (size: number, { maxBytes }: Rules): void => {
  if (size > maxBytes) throw new ApiError('too_large', mediaMessages.tooLarge(size, maxBytes))
}

/** A file in the body of a request, as declared. */
type SentFile = Pick<UploadedFile, 'contentType' | 'bytes'>

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

const WINDOW = 256 * 1024

interface Window {
  readonly offset: number
  readonly bytes: Uint8Array
}

const inside = ({ offset, bytes }: Window, from: number, to: number): boolean =>
  from >= offset && to <= offset + bytes.length

/** Reads an object of S3 in windows, because headers and tables are close together and every read is a request. */
const objectSource = (key: string, first: ObjectPart): ByteSource => {
  const { size } = first
  let window: Window = { offset: 0, bytes: first.bytes }
  return {
    size,
    read: async (offset, length) => {
      const end = Math.min(offset + length, size)
      if (offset >= end) return new Uint8Array()
      if (!inside(window, offset, end)) {
        const { bytes } = await readObject(key, offset, Math.max(end - offset, WINDOW))
        window = { offset, bytes }
      }
      return window.bytes.subarray(offset - window.offset, end - window.offset)
    },
  }
}

const checkCopy = async (
  key: string,
  mime: MediaMime,
  rules: Rules,
): Promise<Dimensions | null> => {
  const first = await readObject(key, 0, FIRST_READ[MEDIA_FORMATS[mime].kind])
  assertSize(first.size, rules)
  assertBytes(mime, first.bytes)
  const { bytes, dimensions } = await rules.clean(rules.purpose, mime, objectSource(key, first))
  if (bytes) await putObject(key, mime, bytes, rules.caching)
  return dimensions
}

const SNIFFED_BYTES = 512

/** The type of an upload that was announced without one. */
const sniffUpload = async (key: string, { purpose }: Rules): Promise<MediaMime> => {
  const { bytes, size } = await readObject(key, 0, SNIFFED_BYTES).catch((error: unknown) => {
    throw isMissing(error) ? new ApiError('invalid_input', UPLOAD_TEXTS.gone) : error
  })
  const checked = checkDeclared(purpose, realType({ type: '' }, bytes, purpose), size)
  return 'mime' in checked ? checked.mime : refuse(checked.refusal)
}

/**
 * Copies an upload to its final key and checks the copy (docs/product/uploads.md): an upload can be repeated,
 * so the checked bytes must be the served ones. A refused copy is deleted.
 * @throws ApiError invalid_input | unsupported_media | too_large
 */
export const takeUpload = async ({
  memberId,
  uploadedUrl,
  ...wanted
}: Wanted & { readonly memberId: string; readonly uploadedUrl: string }): Promise<StoredMedia> => {
  const incoming = ownIncoming(memberId, uploadedUrl)
  if (!incoming) throw new ApiError('invalid_input', UPLOAD_TEXTS.gone)
  const rules = rulesOf(wanted)
  const mime = incoming.mime ?? (await sniffUpload(incoming.key, rules))
  assertKind(mime, rules.purpose, wanted.mediaType)
  const key = keyFor(wanted.target, mime)
  if (!(await copyObject(incoming.key, key, mime, rules.caching)))
    throw new ApiError('invalid_input', UPLOAD_TEXTS.gone)
  try {
    return stored(key, mime, await checkCopy(key, mime, rules))
  } catch (error) {
    await discardMedia([key])
    throw error
  }
}

/**
 * Deletes uploads of a member that were copied, because they may hold what the copies no longer do (place, camera).
 * Call it once what refers to the copies is written. What stays behind is deleted after a day.
 */
export const dropUploads = (
  memberId: string,
  uploadedUrls: readonly (string | undefined)[],
): Promise<void> =>
  discardMedia(uploadedUrls.flatMap((url) => ownIncoming(memberId, url ?? '')?.key ?? []))

/**
 * Stores a file from the body of a request.
 * @throws ApiError unsupported_media | too_large
 */
export const storeFile = async ({
  file,
  ...wanted
}: Wanted & { readonly file: SentFile }): Promise<StoredMedia> => {
  const rules = rulesOf(wanted)
  const type = realType({ type: file.contentType }, file.bytes, rules.purpose)
  const declared = checkDeclared(rules.purpose, type, file.bytes.length)
  if ('refusal' in declared) return refuse(declared.refusal)
  const { mime } = declared
  assertSize(file.bytes.length, rules)
  assertKind(mime, rules.purpose, wanted.mediaType)
  assertBytes(mime, file.bytes)
  const { bytes, dimensions } = await rules.clean(rules.purpose, mime, bytesSource(file.bytes))
  const key = keyFor(wanted.target, mime)
  await putObject(key, mime, bytes ?? file.bytes, rules.caching)
  return stored(key, mime, dimensions)
}
