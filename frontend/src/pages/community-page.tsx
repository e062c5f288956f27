import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/api/members.ts'
import { Suspense, useEffect, useState } from 'react'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { useShowCreatedPost } from '../features/community/api/created-post.ts'
import type { FeedCard } from '../features/community/components/feed-card.tsx'
import { Feed } from '../features/community/components/feed.tsx'
import { useHiddenCards } from '../features/community/components/use-hidden-cards.ts'
import { messages } from '../features/community/texts.ts'
import { Composer } from '../features/composer/components/composer.tsx'
import { messages as composerMessages } from '../features/composer/texts.ts'
import { HelpButton } from '../features/help/components/help-button.tsx'
import { StoryBar } from '../features/stories/components/bar/story-bar.tsx'
import { requestComposer } from '#spa/entities/post/composer-request.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { OutboxSlot } from '#spa/platform/outbox/outbox-slot.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { loseSession } from '#spa/platform/session.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { useIsNarrow, useIsPhone } from '#spa/platform/viewport.ts'
import { Button } from '#ui/controls/button.tsx'
import { SkipLink } from '#ui/controls/skip-link.tsx'
import { Sentinel } from '#ui/surfaces/sentinel.tsx'
import type { SidePartName } from './community-side.tsx'
import * as styles from './community-page.module.css'

const POSTS = 'posts'

/** What waits above the feed: posts and stories. */
const WAITING_LANES = ['post', 'story']

const LazyPart = lazyPart(async () => (await import('./community-side.tsx')).SidePart)

/** In their order, which changes first. */
const SIDE_PARTS: readonly (readonly [name: SidePartName, title: string])[] = [
  ['gigs', messages.feed.cards.gigs],
  ['wall', messages.feed.cards.wall],
  ['people', messages.feed.cards.people],
  ['stats', messages.stats.title],
]

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

const SidePart = (props: { name: SidePartName; me: CurrentUser }) => (
  <Suspense fallback={<section className={styles.communityPart} />}>
    <LazyPart {...props} />
  </Suspense>
)

/** Before it is scrolled into view, so that a first visit does not load what it does not show. */
const CARD_NEAR_PX = 200

/** A part among the posts, which loads when the member comes near. */
const PartAmongPosts = (props: { name: SidePartName; me: CurrentUser }) => {
  const [isNear, setNear] = useState(false)
  if (isNear) return <SidePart {...props} />
  return (
    <section className={styles.communityPart}>
      <Sentinel watch={props.name} nearPx={CARD_NEAR_PX} onNear={() => setNear(true)} />
    </section>
  )
}

/** The parts that the member did not hide, as cards among the posts. */
const useCards = (me: CurrentUser | undefined, isNarrow: boolean): readonly FeedCard[] => {
  const { isHidden, hide } = useHiddenCards()
  if (!me || !isNarrow) return []
  return SIDE_PARTS.filter(([name]) => !isHidden(name)).map(([name, title]) => ({
    id: name,
    title,
    content: <PartAmongPosts name={name} me={me} />,
    onHide: () => {
      hide(name, title)
      document.getElementById(POSTS)?.focus({ preventScroll: true })
    },
  }))
}

export const CommunityPage = () => {
  const { data: me } = useCurrentUser()
  const showCreatedPost = useShowCreatedPost()
  const isNarrow = useIsNarrow()
  const reply = useReply(me?.id ?? '')
  const cards = useCards(me, isNarrow)
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
        <div id={POSTS} className={styles.communityPosts} tabIndex={-1}>
          <Feed
            me={me}
            cards={cards}
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
          {SIDE_PARTS.map(([name]) => (
            <SidePart key={name} name={name} me={me} />
          ))}
        </aside>
      )}
      <HelpButton memberId={me.id} />
    </div>
  )
}
