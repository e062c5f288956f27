import { bytesSource } from '#shared/domain/media/byte-source.ts'
import type { MediaMime } from '#shared/domain/media/formats.ts'
import { UPLOAD_RULES } from '#shared/domain/media/formats.ts'
import { realType } from '#shared/domain/media/real-type.ts'
import { mediaMessages } from '#shared/domain/media/texts.ts'
import { checkDeclared } from '#shared/domain/media/upload-rules.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { UploadedFile } from '#platform/http/multipart.ts'
import { assertBytes, refuse } from './check-media.ts'
import { cleanMedia } from './clean-media.ts'
import { isMissing, putObject, readObject, removeMedia } from './media-bucket.ts'
import { UPLOAD_TEXTS } from './texts.ts'
import { avatarKey, ownIncoming, urlOf } from './object-keys.ts'

type Sent = Pick<UploadedFile, 'contentType' | 'bytes'>

/** A picture with checked bytes and without metadata. */
interface CheckedAvatar {
  readonly mime: MediaMime
  readonly bytes: Uint8Array
}

const { maxBytes } = UPLOAD_RULES.avatar

/**
 * The bytes of a member's upload. The caller checks and stores these, because the object could be uploaded again.
 * @throws ApiError invalid_input | too_large
 */
export const readUploadedAvatar = async (memberId: string, uploadedUrl: string): Promise<Sent> => {
  const gone = new ApiError('invalid_input', UPLOAD_TEXTS.gone)
  const incoming = ownIncoming(memberId, uploadedUrl)
  if (!incoming) throw gone
  const { bytes, size } = await readObject(incoming.key, 0, maxBytes).catch((error: unknown) => {
    throw isMissing(error) ? gone : error
  })
  if (size > maxBytes) throw new ApiError('too_large', mediaMessages.tooLarge(size, maxBytes))
  return { contentType: incoming.mime ?? '', bytes }
}

/**
 * Checks a picture by its first bytes and its pixels, and removes its metadata (place, phone).
 * @throws ApiError unsupported_media | too_large
 */
export const checkAvatar = async ({ contentType, bytes }: Sent): Promise<CheckedAvatar> => {
  const type = realType({ type: contentType }, bytes, 'avatar')
  const declared = checkDeclared('avatar', type, bytes.length)
  if ('refusal' in declared) return refuse(declared.refusal)
  const { mime } = declared
  assertBytes(mime, bytes)
  const cleaned = await cleanMedia('avatar', mime, bytesSource(bytes))
  return { mime, bytes: cleaned.bytes ?? bytes }
}

/** One object per member for all types, so that a new picture overwrites the old one. */
export const storeAvatar = async (
  memberId: string,
  { mime, bytes }: CheckedAvatar,
): Promise<string> => {
  const key = avatarKey(memberId)
  await putObject(key, mime, bytes)
  return urlOf(key)
}

export const deleteAvatar = (memberId: string): Promise<void> => removeMedia([avatarKey(memberId)])
