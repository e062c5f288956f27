import type { CurrentUser } from '#shared/api/members.ts'
import { useMemberPosts } from '../api/member-posts.ts'
import { messages } from '../list-texts.ts'
import { FeedProvider } from './feed-context.ts'
import { PostPages } from './post-pages.tsx'
import { useFeedState } from './use-feed-state.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './feed.module.css'

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
        <Heading as="h2" id="member-posts" className="visually-hidden">
          {messages.written.title}
        </Heading>
        <PostPages
          loaded={loaded}
          empty={memberId === me.id ? messages.written.ownEmpty : messages.written.empty}
          end={messages.written.end}
        />
      </section>
    </FeedProvider>
  )
}
