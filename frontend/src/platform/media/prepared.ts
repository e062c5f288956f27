import type { UploadPurpose } from '#shared/api/uploads.ts'
import type { MediaKind, MediaMime } from '#shared/domain/media/formats.ts'
import type { MediaRefusal } from '#shared/domain/media/upload-rules.ts'
import type { Size } from './fit.ts'

/** A file ready for upload: upright, within the limits, without location, time and device. */
export interface Prepared {
  readonly name: string
  readonly purpose: UploadPurpose
  readonly kind: MediaKind
  readonly mime: MediaMime
  readonly blob: Blob
  /** A smaller version of a picture, of the same type. */
  readonly preview: Blob | null
  /** In pixels; null unless it is a picture of known size. */
  readonly size: Size | null
}

export class MediaRefused extends Error {
  override readonly name = 'MediaRefused'
  readonly refusal: MediaRefusal

  constructor(refusal: MediaRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}
