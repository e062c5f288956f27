import { ArrowUp } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import type { FreshPosts } from '../model/feed-view.ts'
import * as styles from './feed.module.css'

interface FreshButtonProps {
  fresh: FreshPosts
  onShow: () => void
}

/** Offers posts that arrived meanwhile, and announces them to screen readers. */
export const FreshButton = ({ fresh: { count, isMore }, onShow }: FreshButtonProps) => (
  <div className={styles.fresh} role="status">
    {count > 0 && (
      <div className={styles.freshDrop}>
        <Button
          variant="primary"
          onClick={() => {
            onShow()
            scrollTo({ top: 0 })
          }}
        >
          <ArrowUp size={18} aria-hidden="true" />
          {messages.feed.fresh(count, isMore)}
        </Button>
      </div>
    )}
  </div>
)
