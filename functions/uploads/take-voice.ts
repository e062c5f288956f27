import type { ByteSource } from '#shared/domain/media/byte-source.ts'
import { applyPatches } from '#shared/domain/media/byte-source.ts'
import type { MediaMime } from '#shared/domain/media/formats.ts'
import { inspectMp4Sound } from '#shared/domain/media/mp4-sound.ts'
import type { Sound } from '#shared/domain/media/sound.ts'
import { inspectWebmSound } from '#shared/domain/media/webm-sound.ts'
import { refuseUnreadable } from './check-media.ts'
import type { Cleaned } from './clean-media.ts'
import { takeUpload, type StoredMedia } from './store-media.ts'

interface Voice {
  readonly memberId: string
  readonly uploadedUrl: string
  /** The key without its extension. */
  readonly target: string
  /** Throws when the recording is not as long as its sender says. */
  readonly assertLength: (seconds: number) => void
}

const inspect = (mime: MediaMime, bytes: Uint8Array): Sound | Promise<Sound> =>
  mime === 'audio/webm' ? inspectWebmSound(bytes) : inspectMp4Sound(bytes)

const clean = async (
  mime: MediaMime,
  source: ByteSource,
  { assertLength }: Voice,
): Promise<Cleaned> => {
  const bytes = (await source.read(0, source.size)).slice()
  const { seconds, patches } = await refuseUnreadable(() => inspect(mime, bytes))
  assertLength(seconds)
  applyPatches(bytes, patches)
  return { bytes: patches.length > 0 ? bytes : null, dimensions: null }
}

/**
 * Copies an uploaded voice message to its final key, checks that the copy is sound to its end, and removes its
 * metadata. A refused copy is deleted. @throws ApiError invalid_input | unsupported_media | too_large
 */
export const takeVoice = (voice: Voice): Promise<StoredMedia> =>
  takeUpload({
    memberId: voice.memberId,
    uploadedUrl: voice.uploadedUrl,
    target: voice.target,
    mediaType: 'audio',
    purpose: 'voice',
    caching: 'private',
    clean: (_purpose, mime, source) => clean(mime, source, voice),
  })
