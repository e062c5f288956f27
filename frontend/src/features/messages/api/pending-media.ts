import { useSyncExternalStore } from 'react'
import { ApiError } from '#spa/platform/api-error.ts'
import { mediaMessages } from '../media-texts.ts'
import type { MediaDraft } from '../model/media-draft.ts'
import type { MediaFields } from '../model/outbox.ts'
import { forgetLocalMedia, keepLocalMedia } from './media-local.ts'
import { forgetUpload, keptMedia, uploadMedia, type KeptMedia } from './media-upload.ts'

interface Pending {
  draft: MediaDraft
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

const isHidden = (draft: MediaDraft): boolean => draft.kind === 'photo' && draft.isTemporary

const blobOf = (draft: MediaDraft): Blob => (draft.kind === 'photo' ? draft.media.blob : draft.blob)

export const addPendingMedia = (clientId: string, draft: MediaDraft): void => {
  pending.set(clientId, { draft, controller: undefined, share: undefined })
  keepLocalMedia(clientId, blobOf(draft))
}

export const setPendingTemporary = (clientId: string, isTemporary: boolean): void => {
  const entry = pending.get(clientId)
  if (entry?.draft.kind === 'photo') entry.draft = { ...entry.draft, isTemporary }
}

/**
 * Uploads the file of a message, once for all attempts.
 * @throws ApiError with status 400 when a reload lost the file, PutFailed, or an AbortError when it was cancelled
 */
export const uploadPendingMedia = async (clientId: string): Promise<MediaFields> => {
  const entry = pending.get(clientId)
  if (!entry) throw new ApiError(400, mediaMessages.photo.lost)
  // From here on the sender cannot see a temporary photo either.
  if (isHidden(entry.draft)) forgetLocalMedia(clientId)
  const controller = new AbortController()
  entry.controller = controller
  try {
    return await uploadMedia(entry.draft, {
      signal: controller.signal,
      onProgress: (share) => {
        entry.share = share
        notify()
      },
    })
  } finally {
    entry.controller = undefined
    entry.share = undefined
    notify()
  }
}

/** The file of a message that waits for the connection. @throws ApiError when a reload lost it */
export const readKeptMedia = (clientId: string): Promise<KeptMedia> => {
  const entry = pending.get(clientId)
  if (!entry) throw new ApiError(400, mediaMessages.photo.lost)
  if (isHidden(entry.draft)) forgetLocalMedia(clientId)
  return keptMedia(clientId, entry.draft)
}

/** The server refused the stored object: the next attempt uploads again. */
export const refusePendingMedia = (clientId: string): void => {
  const entry = pending.get(clientId)
  if (entry) forgetUpload(entry.draft)
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
