import { copyText } from './copy-text.ts'

const messages = {
  copied: 'Link kopiert',
  copyFailed: 'Der Link konnte nicht kopiert werden.',
} as const

/** Opens the share sheet on touch devices that have one, otherwise copies the link. */
export const shareLink = async (path: string, title: string): Promise<void> => {
  const url = new URL(path, location.origin).href
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (!isTouch || !('share' in navigator)) return copyText(url, messages)
  try {
    await navigator.share({ title, url })
  } catch {
    // Closing the share sheet rejects too, and is no failure.
  }
}
