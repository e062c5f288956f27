import type { ReactNode } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useFeed, type LoadedFeed } from '../api/feed.ts'
import { messages } from '../texts.ts'
import { FeedProvider } from './feed-context.ts'
import { FeedList } from './feed-list.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { useFeedState } from './use-feed-state.ts'

const FeedContent = ({ feed, emptyAction }: { feed: LoadedFeed; emptyAction: ReactNode }) => {
  if (!feed.posts && feed.error)
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
  if (!feed.posts) return <FeedSkeleton />
  if (feed.posts.length === 0 && !feed.older.exist)
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
  return <FeedList feed={feed} posts={feed.posts} />
}

interface FeedProps {
  me: CurrentUser
  /** Shown when the feed is empty. */
  emptyAction?: ReactNode
}

/** The community feed with its actions. */
export const Feed = ({ me, emptyAction }: FeedProps) => {
  const feed = useFeed()
  const state = useFeedState(me)
  return (
    <FeedProvider value={state}>
      <div>
        <FeedContent feed={feed} emptyAction={emptyAction} />
      </div>
    </FeedProvider>
  )
}
