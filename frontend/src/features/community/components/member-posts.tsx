import type { CurrentUser } from '#shared/api/members.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useMemberPosts } from '../api/member-posts.ts'
import { messages } from '../texts.ts'
import { FeedProvider } from './feed-context.ts'
import { FeedEnd } from './feed-end.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { PostCard } from './post-card.tsx'
import { useFeedState } from './use-feed-state.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './feed.module.css'

type Loaded = ReturnType<typeof useMemberPosts>

const Content = ({ loaded, empty }: { loaded: Loaded; empty: string }) => {
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
        <EmptyState icon={<HornsIcon size={56} />} title={empty} heading="h3" />
      </Card>
    )
  return (
    <>
      <div className={styles.list}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} isHighlighted={false} />
        ))}
      </div>
      <FeedEnd older={older} end={messages.written.end} />
    </>
  )
}

interface MemberPostsProps {
  me: CurrentUser
  memberId: string
}

/** The posts of a member, newest first, with the same actions as in the feed. */
export const MemberPosts = ({ me, memberId }: MemberPostsProps) => {
  const state = useFeedState(me)
  const loaded = useMemberPosts(memberId)
  return (
    <FeedProvider value={state}>
      <section className={styles.memberPosts} aria-labelledby="member-posts">
        <Heading as="h2" id="member-posts">
          {messages.written.title}
        </Heading>
        <Content
          loaded={loaded}
          empty={memberId === me.id ? messages.written.ownEmpty : messages.written.empty}
        />
      </section>
    </FeedProvider>
  )
}
