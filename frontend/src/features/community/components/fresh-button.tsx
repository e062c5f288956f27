import { ArrowUp } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import type { FreshPosts } from '../model/feed-view.ts'

interface FreshButtonProps {
  fresh: FreshPosts
  onShow: () => void
}

/** Offers posts that have arrived since, and says so to those who do not see it. */
export const FreshButton = ({ fresh: { count, isMore }, onShow }: FreshButtonProps) => (
  <div className="fresh" role="status">
    {count > 0 && (
      <Button
        variant="primary"
        className="fresh-button"
        onClick={() => {
          onShow()
          scrollTo({ top: 0 })
        }}
      >
        <ArrowUp size={18} aria-hidden="true" />
        {messages.feed.fresh(count, isMore)}
      </Button>
    )}
  </div>
)
