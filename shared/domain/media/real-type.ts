import { mediaMime, mimeOfExtension, mimesFor, type MediaPurpose } from './formats.ts'
import { sniffMedia } from './sniff.ts'

interface NamedFile {
  readonly name?: string
  /** As the system or the client names it: often empty, or `application/octet-stream`. */
  readonly type: string
}

const HEIC_EXTENSION = /\.hei[cf]$/i

const isMediaType = (type: string): boolean => /^(?:image|video|audio)\//.test(type)

/** The type that a file claims: the named one, by its extension when that says nothing of media. */
export const declaredType = ({ name = '', type }: NamedFile): string => {
  const named = type.toLowerCase()
  if (isMediaType(named)) return named
  if (HEIC_EXTENSION.test(name)) return 'image/heic'
  const extension = (name.split('.').at(-1) ?? '').toLowerCase()
  return mimeOfExtension(extension === 'jpeg' ? 'jpg' : extension) ?? named
}

/**
 * The type of a file by its first bytes (512 are enough), because systems name none or another one. Of several that the
 * bytes can be, the claimed one, then one that the purpose takes. Bytes that say nothing leave the claimed type.
 */
export const realType = (file: NamedFile, head: Uint8Array, purpose: MediaPurpose): string => {
  const claimed = declaredType(file)
  const real: readonly string[] = sniffMedia(head)
  const stored = mediaMime(claimed)
  if (stored !== null && real.includes(stored)) return claimed
  const taken: readonly string[] = mimesFor(purpose)
  return real.find((mime) => taken.includes(mime)) ?? real[0] ?? claimed
}
