import { uploadObject } from '../upload-object.ts'
import type { Prepared } from './prepared.ts'

export interface Uploaded {
  readonly mediaUrl: string
  readonly mediaPreviewUrl?: string
  readonly mediaType: Prepared['kind']
}

interface Transfer {
  readonly signal: AbortSignal
  /** From 0 to 1, over all uploaded bytes. */
  readonly onProgress: (share: number) => void
}

/** Uploads a prepared file and its preview. */
export const uploadMedia = async (
  { purpose, kind, mime, blob, preview }: Prepared,
  { signal, onProgress }: Transfer,
): Promise<Uploaded> => {
  const blobs = preview ? [blob, preview] : [blob]
  const total = blobs.reduce((sum, { size }) => sum + size, 0)
  const sent = blobs.map(() => 0)
  const urls = await Promise.all(
    blobs.map((one, index) =>
      uploadObject(
        purpose,
        { blob: one, mime },
        {
          signal,
          onProgress: (bytes) => {
            sent[index] = Math.min(bytes, one.size)
            onProgress(sent.reduce((sum, part) => sum + part, 0) / total)
          },
        },
      ),
    ),
  )
  const [mediaUrl = '', mediaPreviewUrl] = urls
  return { mediaUrl, mediaType: kind, ...(mediaPreviewUrl !== undefined && { mediaPreviewUrl }) }
}
