import { voiceUploadUrl } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { callUpload } from '#spa/platform/api-client.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { putObject } from '#spa/platform/put-object.ts'
import { uploadObject } from '#spa/platform/upload-object.ts'
import type { MediaDraft, PhotoDraft, VoiceDraft } from '../model/media-draft.ts'
import type { MediaFields } from '../model/outbox.ts'

interface Transfer {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

const progressOf =
  ({ onProgress }: Transfer, { size }: Blob) =>
  (sentBytes: number) => {
    onProgress(Math.min(1, sentBytes / size))
  }

const fitted = async ({ media, isTemporary }: PhotoDraft): Promise<Prepared> => {
  const maxBytes = isTemporary ? LIMITS.temporaryPhotoBytes : LIMITS.photoBytes
  if (media.blob.size <= maxBytes) return media
  const { fitBytes } = await loadChunk(() => import('#spa/platform/media/fit-bytes.ts'))
  return fitBytes(media, maxBytes)
}

const uploadPhoto = async (draft: PhotoDraft, transfer: Transfer): Promise<MediaFields> => {
  const { purpose, blob, mime } = await fitted(draft)
  const mediaUrl = await uploadObject(
    purpose,
    { blob, mime },
    { signal: transfer.signal, onProgress: progressOf(transfer, blob) },
  )
  return { mediaUrl, mediaType: 'image', ...(draft.isTemporary && { isTemporary: true }) }
}

const uploadVoice = async (draft: VoiceDraft, transfer: Transfer): Promise<MediaFields> => {
  const { blob, mime, seconds, waveform } = draft
  const { signal } = transfer
  const { uploadUrl, headers, url } = await callUpload(voiceUploadUrl, {
    body: { contentType: mime, size: blob.size },
    signal,
  })
  const onProgress = progressOf(transfer, blob)
  await putObject({ url: uploadUrl, headers, body: blob, signal, onProgress })
  return {
    mediaUrl: url,
    mediaType: 'audio',
    audioDuration: seconds,
    waveform: [...waveform],
  }
}

const done = new WeakMap<MediaDraft, MediaFields>()

/** Uploads a photo or recording once: a repeated attempt to send reuses the stored object. @throws ApiError, PutFailed, or an AbortError */
export const uploadMedia = async (draft: MediaDraft, transfer: Transfer): Promise<MediaFields> => {
  const known = done.get(draft)
  if (known) return known
  transfer.onProgress(0)
  const fields =
    draft.kind === 'photo' ? await uploadPhoto(draft, transfer) : await uploadVoice(draft, transfer)
  done.set(draft, fields)
  return fields
}

/** The next attempt uploads again, because the server refused the stored object. */
export const forgetUpload = (draft: MediaDraft): void => {
  done.delete(draft)
}
