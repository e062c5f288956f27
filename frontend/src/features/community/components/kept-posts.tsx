import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { Heading } from '#ui/text/heading.tsx'
import { bookmarksQuery } from '../api/bookmarks.ts'
import { likedPostsQuery } from '../api/liked-posts.ts'
import { loadedIn, useLoadedPosts } from '../api/post-pages.ts'
import { messages } from '../list-texts.ts'
import { FeedProvider } from './feed-context.ts'
import { PostPages } from './post-pages.tsx'
import { useFeedState } from './use-feed-state.ts'
import * as styles from './feed.module.css'

interface KeptPostsProps {
  me: CurrentUser
  query: typeof bookmarksQuery | typeof likedPostsQuery
  texts: typeof messages.bookmarks | typeof messages.liked
}

const KeptPosts = ({ me, query: options, texts }: KeptPostsProps) => {
  const state = useFeedState(me)
  const query = useInfiniteQuery(options)
  const pages = query.data?.pages
  const loaded = useLoadedPosts(
    query,
    useMemo(() => pages && loadedIn(pages), [pages]),
  )
  return (
    <FeedProvider value={state}>
      <section className={styles.memberPosts} aria-label={texts.title}>
        <Heading as="h2" className="visually-hidden">
          {texts.title}
        </Heading>
        <PostPages
          loaded={loaded}
          empty={texts.empty}
          emptyText={texts.emptyText}
          end={texts.end}
        />
      </section>
    </FeedProvider>
  )
}

interface OwnListProps {
  me: CurrentUser
}

/** The posts that the member keeps for later, the newest bookmark first. */
export const BookmarkedPosts = ({ me }: OwnListProps) => (
  <KeptPosts me={me} query={bookmarksQuery} texts={messages.bookmarks} />
)

/** The posts that the member likes, the newest post first. */
export const LikedPosts = ({ me }: OwnListProps) => (
  <KeptPosts me={me} query={likedPostsQuery} texts={messages.liked} />
)
