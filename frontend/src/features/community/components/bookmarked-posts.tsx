import type { CurrentUser } from '#shared/api/members.ts'
import { useBookmarkedPosts } from '../api/post-pages.ts'
import { messages } from '../texts.ts'
import { FeedProvider } from './feed-context.ts'
import { PostPages } from './post-pages.tsx'
import { useFeedState } from './use-feed-state.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './feed.module.css'

/** The posts that the member keeps for later, the newest bookmark first. */
export const BookmarkedPosts = ({ me }: { me: CurrentUser }) => {
  const state = useFeedState(me)
  const loaded = useBookmarkedPosts()
  return (
    <FeedProvider value={state}>
      <section className={styles.memberPosts} aria-labelledby="bookmarks">
        <Heading as="h2" id="bookmarks">
          {messages.bookmarks.title}
        </Heading>
        <PostPages
          loaded={loaded}
          empty={messages.bookmarks.empty}
          emptyText={messages.bookmarks.emptyText}
          end={messages.bookmarks.end}
        />
      </section>
    </FeedProvider>
  )
}
