import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import type { LoadedPosts } from '../api/post-pages.ts'
import { messages } from '../texts.ts'
import { FeedEnd } from './feed-end.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { PostCard } from './post-card.tsx'
import * as styles from './feed.module.css'

interface PostPagesProps {
  loaded: LoadedPosts
  /** Says that there are no posts. */
  empty: string
  emptyText?: string
  /** Below the last post. */
  end: string
}

/** A list of posts that is loaded page by page. */
export const PostPages = ({ loaded, empty, emptyText, end }: PostPagesProps) => {
  const { posts, error, retry, isFetching, older } = loaded
  if (!posts && error !== undefined)
    return (
      <Card>
        <ErrorState
          title={messages.feed.loadFailed}
          text={error}
          onRetry={retry}
          retrying={isFetching}
        />
      </Card>
    )
  if (!posts) return <FeedSkeleton />
  if (posts.length === 0 && !older.exist)
    return (
      <Card>
        <EmptyState
          icon={<HornsIcon size={56} />}
          title={empty}
          {...(emptyText !== undefined && { text: emptyText })}
          heading="h3"
        />
      </Card>
    )
  return (
    <>
      <div className={styles.list}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} isHighlighted={false} />
        ))}
      </div>
      <FeedEnd older={older} end={end} />
    </>
  )
}
