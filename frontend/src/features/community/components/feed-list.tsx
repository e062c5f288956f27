import { useEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { Post } from '#shared/api/posts.ts'
import type { LoadedFeed } from '../api/feed.ts'
import { messages } from '../texts.ts'
import { FeedEnd } from './feed-end.tsx'
import { FreshButton } from './fresh-button.tsx'
import { LinkedPost } from './linked-post.tsx'
import { PostCard } from './post-card.tsx'
import { useAtTop } from './use-at-top.ts'
import { useDeepLink } from './use-deep-link.ts'
import * as styles from './feed.module.css'

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

interface FeedListProps {
  feed: LoadedFeed
  posts: readonly Post[]
}

export const FeedList = ({ feed, posts }: FeedListProps) => {
  const [list, setList] = useState<HTMLElement | null>(null)
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const { highlighted, apart, close } = useDeepLink(posts, (index) => {
    virtualizer.current?.scrollToIndex(index, { align: 'center' })
  })
  const shown = posts.filter(({ id }) => id !== apart)
  useFreshPosts(feed, list)

  return (
    <>
      <FreshButton fresh={feed.fresh} onShow={feed.acceptFresh} />
      {apart && <LinkedPost postId={apart} isHighlighted={highlighted === apart} onClose={close} />}
      <div
        ref={setList}
        role="feed"
        aria-label={messages.feed.list}
        aria-busy={feed.older.isLoading}
      >
        <WindowVirtualizer ref={virtualizer} data={shown} itemSize={POST_PX} bufferSize={600}>
          {(post, index) => (
            <div key={post.id} className={styles.item}>
              <PostCard post={post} position={index + 1} isHighlighted={highlighted === post.id} />
            </div>
          )}
        </WindowVirtualizer>
      </div>
      <FeedEnd older={feed.older} end={messages.feed.end} />
    </>
  )
}
