import { LIMITS } from '#shared/domain/limits.ts'
import { sniffMedia } from '#shared/domain/media/sniff.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { TEXTS } from '#platform/runtime/texts.ts'
import { MEDIA_TEXTS } from '../texts.ts'

interface Photo {
  readonly contentType: string
  readonly bytes: Uint8Array
}

const DATA_URL = /^data:([\w/+.-]{1,100});base64,/
const HEAD_CHARS = 150
const END = /={1,2}$/
/** Looks for one wrong character: a pattern for all of them can exceed the stack in millions. */
const NOT_BASE64 = /[^A-Za-z0-9+/]/

const isBase64 = (encoded: string): boolean => {
  const characters = encoded.slice(-2).replace(END, '').length + Math.max(encoded.length - 2, 0)
  return characters > 0 && !NOT_BASE64.test(encoded.slice(0, characters))
}

/**
 * A photo in base64, bare or as a data URL. Without a declared type its first bytes decide.
 * @throws ApiError invalid_input | too_large
 */
export const decodePhoto = (text: string): Photo => {
  const [head = '', declared] = DATA_URL.exec(text.slice(0, HEAD_CHARS)) ?? []
  const encoded = text.slice(head.length)
  if (!isBase64(encoded)) throw new ApiError('invalid_input', MEDIA_TEXTS.notBase64)
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length > LIMITS.multipartFileBytes) throw new ApiError('too_large', TEXTS.fileTooLarge)
  return { contentType: declared ?? sniffMedia(bytes)[0] ?? '', bytes }
}
