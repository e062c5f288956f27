import { startTransition, useEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'
import { ArrowUp } from 'lucide-react'
import type { Post } from '#shared/api/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import type { LoadedFeed } from '../api/feed.ts'
import { feedItems } from '../model/feed-items.ts'
import { messages } from '../texts.ts'
import type { FreshPosts } from '../model/feed-view.ts'
import { FeedCardFrame, type FeedCard } from './feed-card.tsx'
import { FeedEnd } from './feed-end.tsx'
import { FeedOrder } from './feed-order.tsx'
import { LinkedPost } from './linked-post.tsx'
import { PostCard } from './post-card.tsx'
import { useDeepLink } from './use-deep-link.ts'
import * as styles from './feed.module.css'

/** Within this distance in px the member sees the head of the feed and expects it to move. */
const NEAR_TOP = 120

/** Reads the scroll position with the next frame and after scrolls, because a read during a render forces a layout. */
const useAtTop = (): boolean => {
  const [isAtTop, setAtTop] = useState(true)
  useEffect(() => {
    const read = () => setAtTop(scrollY < NEAR_TOP)
    const frame = requestAnimationFrame(read)
    addEventListener('scroll', read, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', read)
    }
  }, [])
  return isAtTop
}

/** Inserts new posts at once only where nothing moves that the member reads or uses. */
const useFreshPosts = ({ fresh, acceptFresh }: LoadedFeed, list: HTMLElement | null): void => {
  const isAtTop = useAtTop()
  useEffect(() => {
    const movesTheView = !isAtTop || list?.contains(document.activeElement)
    if (fresh.isWaiting && (fresh.count === 0 || !movesTheView)) acceptFresh()
  }, [fresh, isAtTop, list, acceptFresh])
}

/** Estimated height of a post. Without it, a feed below the fold mounts no post, and a screen reader finds none. */
const POST_PX = 400

/** Posts beyond the screen, in pixels. */
const BUFFER_PX = 600
const FIRST_SCREEN_MS = 300

/** Mounts the posts beyond the screen later, so that the first ones do not wait for them. */
const useBuffer = (): number => {
  const [buffer, setBuffer] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => setBuffer(BUFFER_PX))
    }, FIRST_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [])
  return buffer
}

interface FreshButtonProps {
  fresh: FreshPosts
  onShow: () => void
}

/** Offers posts that arrived meanwhile, and announces them to screen readers. */
const FreshButton = ({ fresh: { count, isMore }, onShow }: FreshButtonProps) => (
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

/** The heights of the items when the feed was left, without which the way back would end elsewhere. */
let heights: CacheSnapshot | undefined

interface FeedListProps {
  feed: LoadedFeed
  posts: readonly Post[]
  cards: readonly FeedCard[]
}

export const FeedList = ({ feed, posts, cards }: FeedListProps) => {
  const [list, setList] = useState<HTMLElement | null>(null)
  const buffer = useBuffer()
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const [left] = useState(heights)
  useEffect(() => {
    const { current } = virtualizer
    return () => {
      heights = current?.cache
    }
  }, [])
  const { highlighted, jumpFrom, apart, close } = useDeepLink(posts, (postId) => {
    // A post that is scrolled to is in the list, so none is shown apart.
    const index = feedItems(posts, cards).findIndex(({ id }) => id === postId)
    virtualizer.current?.scrollToIndex(index, { align: 'center' })
  })
  const items = feedItems(
    posts.filter(({ id }) => id !== apart),
    cards,
  )
  useFreshPosts(feed, list)

  return (
    <>
      <FreshButton fresh={feed.fresh} onShow={feed.acceptFresh} />
      <FeedOrder hasSuggestions={posts.some(({ isSuggestion }) => isSuggestion)} />
      {apart && (
        <LinkedPost
          postId={apart}
          isHighlighted={highlighted === apart}
          jumpFrom={jumpFrom}
          onClose={close}
        />
      )}
      <div
        ref={setList}
        role="feed"
        aria-label={messages.feed.list}
        aria-busy={feed.older.isLoading}
      >
        <WindowVirtualizer
          ref={virtualizer}
          data={items}
          itemSize={POST_PX}
          bufferSize={buffer}
          {...(left && { cache: left })}
        >
          {(item) => (
            <div key={item.id} className={styles.item}>
              {item.kind === 'post' ? (
                <PostCard {...item} isHighlighted={highlighted === item.id} jumpFrom={jumpFrom} />
              ) : (
                <FeedCardFrame {...item.card} />
              )}
            </div>
          )}
        </WindowVirtualizer>
      </div>
      <FeedEnd older={feed.older} end={messages.feed.end} />
    </>
  )
}
