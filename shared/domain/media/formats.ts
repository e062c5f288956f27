import { LIMITS } from '../limits.ts'

export type MediaKind = 'image' | 'video' | 'audio'

interface Format {
  readonly kind: MediaKind
  /** Unique per type, so the object key alone names the declared type. */
  readonly extension: string
  readonly name: string
}

/** The stored and served formats; all others are refused. */
export const MEDIA_FORMATS = {
  'image/jpeg': { kind: 'image', extension: 'jpg', name: 'JPEG' },
  'image/png': { kind: 'image', extension: 'png', name: 'PNG' },
  'image/webp': { kind: 'image', extension: 'webp', name: 'WebP' },
  'image/gif': { kind: 'image', extension: 'gif', name: 'GIF' },
  'video/mp4': { kind: 'video', extension: 'mp4', name: 'MP4' },
  'video/quicktime': { kind: 'video', extension: 'mov', name: 'MOV' },
  'video/webm': { kind: 'video', extension: 'webm', name: 'WebM' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3', name: 'MP3' },
  'audio/mp4': { kind: 'audio', extension: 'm4a', name: 'M4A' },
  'audio/ogg': { kind: 'audio', extension: 'ogg', name: 'Ogg' },
  'audio/webm': { kind: 'audio', extension: 'weba', name: 'WebM-Audio' },
  'audio/wav': { kind: 'audio', extension: 'wav', name: 'WAV' },
  'audio/flac': { kind: 'audio', extension: 'flac', name: 'FLAC' },
} as const satisfies Record<string, Format>

export type MediaMime = keyof typeof MEDIA_FORMATS

export const MEDIA_MIMES = Object.keys(MEDIA_FORMATS) as readonly MediaMime[]

/** Names that browsers and phones use for the same format. */
const ALIASES: Readonly<Record<string, MediaMime>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'video/x-m4v': 'video/mp4',
  'audio/mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/opus': 'audio/ogg',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
}

const isMime = (text: string): text is MediaMime => Object.hasOwn(MEDIA_FORMATS, text)

/** The stored type for a declared one (`audio/x-m4a`, `video/webm;codecs=vp9`), or null. */
export const mediaMime = (declared: string): MediaMime | null => {
  const bare = (declared.split(';')[0] ?? '').trim().toLowerCase()
  if (isMime(bare)) return bare
  return Object.hasOwn(ALIASES, bare) ? (ALIASES[bare] ?? null) : null
}

export const mimeOfExtension = (extension: string): MediaMime | null =>
  MEDIA_MIMES.find((mime) => MEDIA_FORMATS[mime].extension === extension) ?? null

interface PixelLimits {
  readonly side: number
  readonly pixels: number
}

interface UploadRule {
  readonly kinds: readonly MediaKind[]
  /** The only types of these kinds; all of them without it. */
  readonly only?: readonly MediaMime[]
  readonly maxBytes: number
  /** For images. */
  readonly maxPixels: PixelLimits
}

const SERVED_IMAGE: PixelLimits = { side: LIMITS.imageSide, pixels: LIMITS.imagePixels }
const AVATAR: PixelLimits = { side: LIMITS.avatarSide, pixels: LIMITS.avatarSide ** 2 }

/** What each purpose accepts. Audio only through the composer's own audio picker (docs/product/uploads.md#media-kinds). */
export const UPLOAD_RULES = {
  post: { kinds: ['image', 'video'], maxBytes: LIMITS.mediaBytes, maxPixels: SERVED_IMAGE },
  'post-audio': { kinds: ['audio'], maxBytes: LIMITS.mediaBytes, maxPixels: SERVED_IMAGE },
  avatar: { kinds: ['image'], maxBytes: LIMITS.photoBytes, maxPixels: AVATAR },
  'message-photo': { kinds: ['image'], maxBytes: LIMITS.photoBytes, maxPixels: SERVED_IMAGE },
  story: { kinds: ['image', 'video'], maxBytes: LIMITS.mediaBytes, maxPixels: SERVED_IMAGE },
  voice: {
    kinds: ['audio'],
    // What browsers record.
    only: ['audio/webm', 'audio/mp4'],
    maxBytes: LIMITS.voiceBytes,
    maxPixels: SERVED_IMAGE,
  },
} as const satisfies Record<string, UploadRule>

export type MediaPurpose = keyof typeof UPLOAD_RULES

export const mimesFor = (purpose: MediaPurpose): readonly MediaMime[] => {
  const { kinds, only = MEDIA_MIMES }: UploadRule = UPLOAD_RULES[purpose]
  return only.filter((mime) => kinds.includes(MEDIA_FORMATS[mime].kind))
}
