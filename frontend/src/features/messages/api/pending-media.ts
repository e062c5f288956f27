import { useSyncExternalStore } from 'react'
import { voiceUploadUrl } from '#shared/api/messages.ts'
import { createUpload } from '#shared/api/uploads.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { callUpload } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { fileMark, type OutboxFile } from '#spa/platform/outbox/outbox-item.ts'
import type { UploadPlace } from '#spa/platform/outbox/send-item.ts'
import { PutFailed, putObject } from '#spa/platform/put-object.ts'
import { mediaMessages } from '../media-texts.ts'
import type { MediaDraft, PhotoDraft } from '../model/media-draft.ts'
import type { MediaFields } from '../model/unsent.ts'
import { forgetLocalMedia, keepLocalMedia } from './media-local.ts'

/** The file of a message, and the fields of the message that refer to it. */
interface MessageFile {
  readonly fields: MediaFields
  readonly file: OutboxFile
  readonly blob: Blob
  /** Asks for the place in the bucket. @throws ApiError, or an AbortError */
  readonly sign: (signal: AbortSignal) => Promise<UploadPlace>
}

const fitted = async ({ media, isTemporary }: PhotoDraft): Promise<Prepared> => {
  const maxBytes = isTemporary ? LIMITS.temporaryPhotoBytes : LIMITS.photoBytes
  if (media.blob.size <= maxBytes) return media
  const { fitBytes } = await loadChunk(() => import('#spa/platform/media/fit-bytes.ts'))
  return fitBytes(media, maxBytes)
}

/** Prepares a photo or recording for its upload. @throws ChunkError */
const prepareFile = async (key: string, draft: MediaDraft): Promise<MessageFile> => {
  const mediaUrl = fileMark(key)
  if (draft.kind === 'photo') {
    const { purpose, mime: contentType, blob } = await fitted(draft)
    const body = { purpose, contentType }
    return {
      fields: { mediaUrl, mediaType: 'image', ...(draft.isTemporary && { isTemporary: true }) },
      file: { key, upload: { url: createUpload.path, body } },
      blob,
      sign: (signal) => callUpload(createUpload, { body: { ...body, size: blob.size }, signal }),
    }
  }
  const { seconds, waveform, mime: contentType, blob } = draft
  return {
    fields: { mediaUrl, mediaType: 'audio', audioDuration: seconds, waveform: [...waveform] },
    file: { key, upload: { url: voiceUploadUrl.path, body: { contentType } } },
    blob,
    sign: (signal) =>
      callUpload(voiceUploadUrl, { body: { contentType, size: blob.size }, signal }),
  }
}

interface Pending {
  draft: MediaDraft
  file: MessageFile | undefined
  controller: AbortController | undefined
  /** From 0 to 1; undefined while nothing is uploaded. */
  share: number | undefined
}

/** Files of messages that are not sent yet, by `clientId`. They do not outlive a reload. */
const pending = new Map<string, Pending>()
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

export const addPendingMedia = (clientId: string, draft: MediaDraft): void => {
  pending.set(clientId, { draft, file: undefined, controller: undefined, share: undefined })
  keepLocalMedia(clientId, draft.kind === 'photo' ? draft.media.blob : draft.blob)
}

export const setPendingTemporary = (clientId: string, isTemporary: boolean): void => {
  const entry = pending.get(clientId)
  if (entry?.draft.kind === 'photo') entry.draft = { ...entry.draft, isTemporary }
}

/** The file of a message that is sent now or waits. @throws ApiError when a reload lost it */
export const preparePendingMedia = async (clientId: string): Promise<MessageFile> => {
  const entry = pending.get(clientId)
  if (!entry) throw new ApiError(400, mediaMessages.photo.lost)
  // From here on the sender cannot see a temporary photo either.
  if (entry.draft.kind === 'photo' && entry.draft.isTemporary) forgetLocalMedia(clientId)
  return (entry.file ??= await prepareFile(clientId, entry.draft))
}

/** What `preparePendingMedia` prepared. */
export const pendingFiles = (clientId: string): ReadonlyMap<string, Blob> => {
  const prepared = pending.get(clientId)?.file
  return new Map(prepared ? [[prepared.file.key, prepared.blob]] : [])
}

/**
 * Uploads the prepared file of a message and returns its address.
 * @throws ApiError, or an AbortError when it was cancelled
 */
export const uploadPendingMedia = async (clientId: string): Promise<string> => {
  const entry = pending.get(clientId)
  const { sign, blob: body } = await preparePendingMedia(clientId)
  const controller = new AbortController()
  const { signal } = controller
  const report = (share: number | undefined) => {
    if (!entry) return
    entry.controller = share === undefined ? undefined : controller
    entry.share = share
    notify()
  }
  report(0)
  try {
    const { uploadUrl, headers, url } = await sign(signal)
    const onProgress = (sentBytes: number) => report(Math.min(1, sentBytes / body.size))
    await putObject({ url: uploadUrl, headers, body, signal, onProgress })
    return url
  } catch (error) {
    if (!(error instanceof PutFailed)) throw error
    throw new ApiError(navigator.onLine ? 503 : 0, mediaMessages.photo.uploadFailed)
  } finally {
    report(undefined)
  }
}

/** The message was sent: its file stays visible until the server delivers it. */
export const settlePendingMedia = (clientId: string): void => {
  pending.delete(clientId)
}

/** Stops the upload and forgets the file. */
export const dropPendingMedia = (clientId: string): void => {
  pending.get(clientId)?.controller?.abort()
  pending.delete(clientId)
  forgetLocalMedia(clientId)
  notify()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Progress of the upload from 0 to 1; undefined when none runs. */
export const useUploadShare = (clientId: string | null): number | undefined =>
  useSyncExternalStore(subscribe, () =>
    clientId === null ? undefined : pending.get(clientId)?.share,
  )
