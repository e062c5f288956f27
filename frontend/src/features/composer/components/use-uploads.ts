import { useRef } from 'react'
import { uploadMedia, type Uploaded } from '../api/upload-media.ts'
import type { Prepared } from '../media/prepared.ts'

/** Sends each file once: after a failure further on, its object is still there. */
export const useUploads = (onProgress: (share: number) => void) => {
  const done = useRef(new WeakMap<Prepared, Uploaded>())
  const abortion = useRef<AbortController>(undefined)
  return {
    upload: async (media: Prepared): Promise<Uploaded> => {
      const known = done.current.get(media)
      if (known) return known
      abortion.current = new AbortController()
      onProgress(0)
      const uploaded = await uploadMedia(media, { signal: abortion.current.signal, onProgress })
      done.current.set(media, uploaded)
      return uploaded
    },
    isUploaded: (media: Prepared): boolean => done.current.has(media),
    forget: (media: Prepared): void => {
      done.current.delete(media)
    },
    cancel: (): void => {
      abortion.current?.abort()
    },
  }
}
