import type { Dimensions } from './dimensions.ts'
import type { MediaMime, MediaPurpose } from './formats.ts'
import { mediaMime, MEDIA_FORMATS, mimesFor, UPLOAD_RULES } from './formats.ts'
import { mediaMessages } from './texts.ts'
import { sniffMedia } from './sniff.ts'

export interface MediaRefusal {
  readonly code: 'unsupported_media' | 'too_large'
  readonly message: string
}

const wrongType = (purpose: MediaPurpose, declared: string): MediaRefusal => {
  const kind = declared.split('/')[0]
  const kinds: readonly string[] = UPLOAD_RULES[purpose].kinds
  const names = mimesFor(purpose).map((mime) => MEDIA_FORMATS[mime].name)
  const message =
    purpose !== 'voice' && kind !== undefined && kinds.includes(kind)
      ? mediaMessages.notShowable(`${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`)
      : mediaMessages.wrongType[purpose]
  return { code: 'unsupported_media', message }
}

/** Checks the declared type and size of a file; returns the stored type, or the refusal. */
export const checkDeclared = (
  purpose: MediaPurpose,
  declared: string,
  size: number,
): { readonly mime: MediaMime } | { readonly refusal: MediaRefusal } => {
  if (/^image\/hei[cf]/i.test(declared))
    return { refusal: { code: 'unsupported_media', message: mediaMessages.heic } }
  const mime = mediaMime(declared)
  if (mime === null || !mimesFor(purpose).includes(mime))
    return { refusal: wrongType(purpose, declared) }
  const { maxBytes } = UPLOAD_RULES[purpose]
  if (size > maxBytes)
    return { refusal: { code: 'too_large', message: mediaMessages.tooLarge(size, maxBytes) } }
  return { mime }
}

/** Why the first bytes contradict the declared type; null when they agree. */
export const checkBytes = (mime: MediaMime, head: Uint8Array): MediaRefusal | null => {
  const real = sniffMedia(head)
  if (real.includes(mime)) return null
  const message = real.includes('image/heic')
    ? mediaMessages.heic
    : real.includes('image/avif')
      ? mediaMessages.avif
      : mediaMessages.contradicts
  return { code: 'unsupported_media', message }
}

/** Why an image with this largest surface is not served; null when it is. Unknown dimensions are refused. */
export const checkPixels = (
  purpose: MediaPurpose,
  surface: Dimensions | null,
): MediaRefusal | null => {
  if (!surface) return { code: 'unsupported_media', message: mediaMessages.damaged }
  const { maxPixels } = UPLOAD_RULES[purpose]
  const { width, height } = surface
  return Math.max(width, height) > maxPixels.side || width * height > maxPixels.pixels
    ? { code: 'too_large', message: mediaMessages.tooManyPixels(maxPixels) }
    : null
}
