import { useRef } from 'react'
import { uploadMedia, type Uploaded } from '#spa/platform/media/upload-media.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'

/** Uploads each file once: after a later failure the stored object is reused. */
export const useUploads = (onProgress: (share: number) => void) => {
  const done = useRef(new WeakMap<Prepared, Uploaded>())
  const abortController = useRef<AbortController>(undefined)
  return {
    upload: async (media: Prepared): Promise<Uploaded> => {
      const known = done.current.get(media)
      if (known) return known
      abortController.current = new AbortController()
      onProgress(0)
      const uploaded = await uploadMedia(media, {
        signal: abortController.current.signal,
        onProgress,
      })
      done.current.set(media, uploaded)
      return uploaded
    },
    isUploaded: (media: Prepared): boolean => done.current.has(media),
    forget: (media: Prepared): void => {
      done.current.delete(media)
    },
    cancel: (): void => {
      abortController.current?.abort()
    },
  }
}
