import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

const INVALID_URL = 'Ungültige URL'

const isWebUrl = (text: string): boolean => {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === ''
}

/** As browsers send it: in ASCII, with everything else percent-encoded. Texts that are no web address stay as they are. */
export const canonicalAddress = (text: string): string =>
  isWebUrl(text) ? new URL(text).href : text

const webUrl = (accepts: (text: string) => boolean) =>
  z.string({ error: INVALID_URL }).check(
    z.trim(),
    z.maxLength(LIMITS.linkUrl, INVALID_URL),
    z.overwrite(canonicalAddress),
    // Again, because percent-encoding makes an address longer.
    z.maxLength(LIMITS.linkUrl, INVALID_URL),
    z.refine(accepts, INVALID_URL),
  )

/** The address of a web page without credentials, in its canonical form. */
export const WebUrl = webUrl(isWebUrl)

/** The same, or empty, as forms send an omitted one. */
export const OptionalWebUrl = webUrl((text) => text === '' || isWebUrl(text))
