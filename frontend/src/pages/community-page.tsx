import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { useShowCreatedPost } from '../features/community/api/created-post.ts'
import { Feed } from '../features/community/components/feed.tsx'
import { StatsPanel } from '../features/community/components/stats-panel.tsx'
import { messages } from '../features/community/texts.ts'
import { Composer } from '../features/composer/components/composer.tsx'
import { messages as composerMessages } from '../features/composer/texts.ts'
import { HelpButton } from '../features/help/components/help-button.tsx'
import { StoryBar } from '../features/stories/components/bar/story-bar.tsx'
import { WallLoading } from '../features/wall/components/wall-frame.tsx'
import { requestComposer } from '#spa/platform/composer-request.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { OutboxSlot } from '#spa/platform/outbox/outbox-slot.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { loseSession } from '#spa/platform/session.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { useIsNarrow, useIsPhone } from '#spa/platform/viewport.ts'
import { Button } from '#ui/controls/button.tsx'
import { SkipLink } from '#ui/controls/skip-link.tsx'
import * as styles from './community-page.module.css'

const POSTS = 'posts'

/** What waits above the feed: posts and stories. */
const WAITING_LANES = ['post', 'story']

/** Loaded after the feed. */
const WallOfHorns = lazyPart(
  async () => (await import('../features/wall/components/wall-of-horns.tsx')).WallOfHorns,
)

const PeoplePanel = lazyPart(
  async () => (await import('../features/people/components/people-panel.tsx')).PeoplePanel,
)

/** The phone layout goes to the login when the token is not 64 hex characters (docs/product/screens.md#routes). */
const useTokenGuard = () => {
  const isPhone = useIsPhone()
  useEffect(() => {
    if (isPhone && readToken() === undefined) loseSession()
  }, [isPhone])
}

/** Answers a story with a message. */
const useReply = (ownId: string) => {
  const client = useQueryClient()
  return async (memberId: string, text: string) => {
    const { sendText } = await loadChunk(() => import('../features/messages/api/send.ts'))
    return sendText(client, ownId, memberId, text)
  }
}

const Wall = ({ ownId }: { ownId: string }) => (
  <Suspense fallback={<WallLoading />}>
    <WallOfHorns ownId={ownId} />
  </Suspense>
)

/** Beside the feed; in it where the page has one column. */
const SidePanels = ({ ownId, isNarrow }: { ownId: string; isNarrow: boolean }) => (
  <>
    {isNarrow && <Wall ownId={ownId} />}
    <StatsPanel />
    <Suspense fallback={isNarrow && <div className={styles.communityPeople} />}>
      <PeoplePanel ownId={ownId} hasSearch={!isNarrow} />
    </Suspense>
  </>
)

export const CommunityPage = () => {
  const { data: me } = useCurrentUser()
  const showCreatedPost = useShowCreatedPost()
  const isNarrow = useIsNarrow()
  const reply = useReply(me?.id ?? '')
  useTokenGuard()
  usePageTitle(messages.feed.title)
  if (!me) return null
  return (
    <div className={styles.community}>
      <h1 className="visually-hidden">{messages.feed.title}</h1>
      <div className={styles.communityMain}>
        <SkipLink to={POSTS}>{messages.feed.skip}</SkipLink>
        <StoryBar me={me} reply={reply} />
        <Composer
          me={me}
          onPublished={(post) => {
            showCreatedPost(post)
            scrollTo({ top: 0 })
          }}
        />
        <OutboxSlot lanes={WAITING_LANES} />
        {!isNarrow && <Wall ownId={me.id} />}
        <div id={POSTS} className={styles.communityPosts} tabIndex={-1}>
          <Feed
            me={me}
            aside={isNarrow ? <SidePanels ownId={me.id} isNarrow /> : undefined}
            emptyAction={
              <Button variant="primary" onClick={requestComposer}>
                {composerMessages.open}
              </Button>
            }
          />
        </div>
      </div>
      {!isNarrow && (
        <aside className={styles.communitySide}>
          <SidePanels ownId={me.id} isNarrow={false} />
        </aside>
      )}
      <HelpButton memberId={me.id} />
    </div>
  )
}
