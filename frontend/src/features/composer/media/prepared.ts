import type { MediaKind, MediaMime, MediaPurpose } from '#shared/domain/media/formats.ts'
import type { MediaRefusal } from '#shared/domain/media/upload-rules.ts'

/** A file as it leaves the device: upright, small enough, without place, time and owner. */
export interface Prepared {
  readonly name: string
  readonly purpose: MediaPurpose
  readonly kind: MediaKind
  readonly mime: MediaMime
  readonly blob: Blob
  /** A smaller rendition of a picture, of the same type. */
  readonly preview: Blob | null
}

export class MediaRefused extends Error {
  override readonly name = 'MediaRefused'
  readonly refusal: MediaRefusal

  constructor(refusal: MediaRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}
