import { MEDIA_FORMATS, mimeOfExtension, type MediaMime } from '#shared/domain/media/formats.ts'
import type { OwnMedia } from '../model/section.ts'

export const extensionOf = (mime: string): string =>
  mime in MEDIA_FORMATS ? MEDIA_FORMATS[mime as MediaMime].extension : 'bin'

/** Below the kind of the key, in one folder: `media/posts/<post>/media.jpg` is `<post>-media.jpg`. */
const nameOf = (key: string): string => key.split('/').slice(2).join('-')

/** A medium of the site by its address, `/media/…`; none for a foreign address. */
export const servedMedia = (folder: string, url: string | null | undefined): OwnMedia[] => {
  if (!url?.startsWith('/media/')) return []
  const key = url.slice(1)
  const mime = mimeOfExtension(key.slice(key.lastIndexOf('.') + 1))
  return [
    { key, file: `medien/${folder}/${nameOf(key)}`, mime: mime ?? 'application/octet-stream' },
  ]
}

/** A photo or voice message; its name says when it was sent. */
export const messageMedia = (ulid: string, key: string, mime: string): OwnMedia[] => [
  { key, file: `medien/nachrichten/${ulid}.${extensionOf(mime)}`, mime },
]
