import { LIMITS } from '#shared/domain/limits.ts'
import { sniffMedia } from '#shared/domain/media/sniff.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { TEXTS } from '#platform/runtime/texts.ts'
import { MEDIA_TEXTS } from './texts.ts'

interface Photo {
  readonly contentType: string
  readonly bytes: Uint8Array
}

const DATA_URL = /^data:([\w/+.-]{1,100});base64,/
const HEAD_CHARS = 150
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * A photo in base64, bare or as a data URL. Without a declared type its first bytes decide.
 * @throws ApiError invalid_input | too_large
 */
export const decodePhoto = (text: string): Photo => {
  const [head = '', declared] = DATA_URL.exec(text.slice(0, HEAD_CHARS)) ?? []
  const encoded = text.slice(head.length)
  if (!BASE64.test(encoded)) throw new ApiError('invalid_input', MEDIA_TEXTS.notBase64)
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length > LIMITS.multipartFileBytes) throw new ApiError('too_large', TEXTS.fileTooLarge)
  return { contentType: declared ?? sniffMedia(bytes)[0] ?? '', bytes }
}
