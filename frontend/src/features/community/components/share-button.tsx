import { Share } from 'lucide-react'
import { toast } from '../../../ui/toast-store.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { messages } from '../messages.ts'
import { postHash } from '../model/deep-link.ts'

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: messages.post.linkCopied, tone: 'success' })
  } catch {
    toast({
      title: messages.errorTitle,
      description: messages.post.linkNotCopied,
      tone: 'destructive',
    })
  }
}

const share = async (postId: string): Promise<void> => {
  const url = new URL(postHash(postId), new URL('/community', location.origin)).href
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (!isTouch || !('share' in navigator)) return copy(url)
  try {
    await navigator.share({ title: messages.post.shareTitle, url })
  } catch {
    // Closing the sheet of the phone rejects as well, and needs no words.
  }
}

export const ShareButton = ({ postId }: { postId: string }) => (
  <Tooltip text={messages.post.share}>
    <button
      type="button"
      className="action"
      aria-label={messages.post.share}
      onClick={() => void share(postId)}
    >
      <Share size={22} aria-hidden="true" />
    </button>
  </Tooltip>
)
