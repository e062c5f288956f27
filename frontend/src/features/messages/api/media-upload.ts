import { voiceUploadUrl } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { createUpload } from '#shared/api/uploads.ts'
import { callUpload } from '#spa/platform/api-client.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { fileMark, type OutboxFile } from '#spa/platform/outbox/outbox-item.ts'
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

const photoFields = ({ isTemporary }: PhotoDraft, mediaUrl: string): MediaFields => ({
  mediaUrl,
  mediaType: 'image',
  ...(isTemporary && { isTemporary: true }),
})

const voiceFields = ({ seconds, waveform }: VoiceDraft, mediaUrl: string): MediaFields => ({
  mediaUrl,
  mediaType: 'audio',
  audioDuration: seconds,
  waveform: [...waveform],
})

/** The file of a message that waits for the connection, and the fields of the message that refer to it. */
export interface KeptMedia {
  readonly fields: MediaFields
  readonly file: OutboxFile
  readonly blob: Blob
}

const uploadFile = (key: string, url: string, body: OutboxFile['upload']['body']): OutboxFile => ({
  key,
  upload: { url, body },
})

/** Prepares a file as its upload would. @throws ChunkError */
export const keptMedia = async (key: string, draft: MediaDraft): Promise<KeptMedia> => {
  const mediaUrl = fileMark(key)
  if (draft.kind === 'photo') {
    const { purpose, mime, blob } = await fitted(draft)
    const file = uploadFile(key, createUpload.path, { purpose, contentType: mime })
    return { fields: photoFields(draft, mediaUrl), file, blob }
  }
  const file = uploadFile(key, voiceUploadUrl.path, { contentType: draft.mime })
  return { fields: voiceFields(draft, mediaUrl), file, blob: draft.blob }
}

const uploadPhoto = async (draft: PhotoDraft, transfer: Transfer): Promise<MediaFields> => {
  const { purpose, blob, mime } = await fitted(draft)
  const mediaUrl = await uploadObject(
    purpose,
    { blob, mime },
    { signal: transfer.signal, onProgress: progressOf(transfer, blob) },
  )
  return photoFields(draft, mediaUrl)
}

const uploadVoice = async (draft: VoiceDraft, transfer: Transfer): Promise<MediaFields> => {
  const { blob, mime } = draft
  const { signal } = transfer
  const { uploadUrl, headers, url } = await callUpload(voiceUploadUrl, {
    body: { contentType: mime, size: blob.size },
    signal,
  })
  const onProgress = progressOf(transfer, blob)
  await putObject({ url: uploadUrl, headers, body: blob, signal, onProgress })
  return voiceFields(draft, url)
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
