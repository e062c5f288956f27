import { useDeferredValue, type ReactNode } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useFeed, type LoadedFeed } from '../api/feed.ts'
import { messages } from '../texts.ts'
import { FeedCardFrame, type FeedCard } from './feed-card.tsx'
import { FeedProvider } from './feed-context.ts'
import { FeedList } from './feed-list.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { useFeedState } from './use-feed-state.ts'
import * as styles from './feed.module.css'

interface FeedContentProps {
  feed: LoadedFeed
  emptyAction: ReactNode
  cards: readonly FeedCard[]
}

const NoPosts = ({ feed, emptyAction }: Omit<FeedContentProps, 'cards'>) => {
  if (feed.error)
    return (
      <Card>
        <ErrorState
          title={messages.feed.loadFailed}
          text={feed.error}
          onRetry={feed.retry}
          retrying={feed.isFetching}
        />
      </Card>
    )
  return (
    <Card>
      <EmptyState
        icon={<HornsIcon size={56} />}
        title={messages.feed.empty}
        text={messages.feed.emptyText}
        action={emptyAction}
      />
    </Card>
  )
}

const FeedContent = ({ feed, emptyAction, cards }: FeedContentProps) => {
  const { posts, error, older } = feed
  if (posts && (posts.length > 0 || older.exist))
    return <FeedList feed={feed} posts={posts} cards={cards} />
  if (!posts && error === undefined) return <FeedSkeleton />
  return (
    <div className={styles.list}>
      <NoPosts feed={feed} emptyAction={emptyAction} />
      {cards.map((card) => (
        <FeedCardFrame key={card.id} {...card} />
      ))}
    </div>
  )
}

interface FeedProps {
  me: CurrentUser
  /** Shown when the feed is empty. */
  emptyAction?: ReactNode
  /** Shown among the posts, where there is no column for them beside the feed. */
  cards: readonly FeedCard[]
}

/** The community feed with its actions. */
export const Feed = ({ me, emptyAction, cards }: FeedProps) => {
  const loaded = useFeed()
  // The posts replace the skeleton in a render that gives way to input.
  const hasPosts = useDeferredValue(loaded.posts !== undefined)
  const feed = hasPosts ? loaded : { ...loaded, posts: undefined }
  const state = useFeedState(me)
  return (
    <FeedProvider value={state}>
      <div>
        <h2 className="visually-hidden">{messages.feed.list}</h2>
        <FeedContent feed={feed} emptyAction={emptyAction} cards={cards} />
      </div>
    </FeedProvider>
  )
}
