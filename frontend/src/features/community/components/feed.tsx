import type { ReactNode } from 'react'
import type { CurrentUser } from '../../../../../shared/api/members.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { HornsIcon } from '../../../ui/horns-icon.tsx'
import { Patch } from '../../../ui/patch.tsx'
import { useFeed, type LoadedFeed } from '../api/feed.ts'
import { messages } from '../messages.ts'
import { FeedProvider } from './feed-context.ts'
import { FeedList } from './feed-list.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { useFeedState } from './use-feed-state.ts'
import './feed.css'

const FeedContent = ({ feed, emptyAction }: { feed: LoadedFeed; emptyAction: ReactNode }) => {
  if (!feed.posts && feed.error)
    return (
      <Patch>
        <ErrorState
          title={messages.feed.loadFailed}
          text={feed.error}
          onRetry={feed.retry}
          retrying={feed.isFetching}
        />
      </Patch>
    )
  if (!feed.posts) return <FeedSkeleton />
  if (feed.posts.length === 0 && !feed.older.exist)
    return (
      <Patch>
        <EmptyState
          icon={<HornsIcon size={56} />}
          title={messages.feed.empty}
          text={messages.feed.emptyText}
          action={emptyAction}
        />
      </Patch>
    )
  return <FeedList feed={feed} posts={feed.posts} />
}

interface FeedProps {
  me: CurrentUser
  /** Offered where nothing has been written yet. */
  emptyAction?: ReactNode
}

/** The community feed with everything a member does in it. */
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
