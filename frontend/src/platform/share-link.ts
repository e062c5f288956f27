import { toast } from '#ui/feedback/toast-store.ts'
import { showFailure } from './failure-toast.ts'
import { messages } from './share-texts.ts'

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: messages.copied, tone: 'success' })
  } catch {
    showFailure(messages.failed, messages.notCopied)
  }
}

/** Opens the share sheet on touch devices that have one, otherwise copies the link. */
export const shareLink = async (path: string, title: string): Promise<void> => {
  const url = new URL(path, location.origin).href
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (!isTouch || !('share' in navigator)) return copy(url)
  try {
    await navigator.share({ title, url })
  } catch {
    // Closing the share sheet rejects too, and is no failure.
  }
}
