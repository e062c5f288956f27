import { Share } from 'lucide-react'
import { shareLink } from '#spa/platform/share-link.ts'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { messages } from '../texts.ts'
import { postHash } from '../model/deep-link.ts'
import * as styles from './action.module.css'

export const ShareButton = ({ postId }: { postId: string }) => (
  <Tooltip text={messages.post.share}>
    <button
      type="button"
      className={styles.root}
      aria-label={messages.post.share}
      onClick={() => void shareLink(`/community${postHash(postId)}`, messages.post.shareTitle)}
    >
      <Share size={22} aria-hidden="true" />
    </button>
  </Tooltip>
)
