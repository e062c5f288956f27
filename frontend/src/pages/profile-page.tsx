import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { currentUserQuery, useCurrentUser } from '../features/auth/api/current-user.ts'
import { useShowCreatedPost } from '../features/community/api/created-post.ts'
import { useFeedRefresh } from '../features/community/api/refresh-feed.ts'
import { BookmarkedPosts, LikedPosts } from '../features/community/components/kept-posts.tsx'
import { MemberPosts } from '../features/community/components/member-posts.tsx'
import { LateShout } from '../features/onboarding/components/late-shout.tsx'
import { FollowLists } from '../features/people/components/follow-lists.tsx'
import { useOwnProfileRefresh } from '../features/profile/api/own-profile.ts'
import { OwnBadges, OwnProfile } from '../features/profile/components/own-profile.tsx'
import type { ProfileChanged } from '../features/profile/components/profile-editor.tsx'
import { ProfileLayout } from '../features/profile/components/profile-layout.tsx'
import { ProfileTabs } from '../features/profile/components/profile-tabs.tsx'
import { messages } from '../features/profile/texts.ts'
import { ProfileDecision } from '../features/statements/components/profile-decision.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'

const { lists } = messages

interface PanelProps {
  me: CurrentUser
}

const TABS = [
  { name: 'beitraege', label: lists.posts },
  { name: 'horns', label: lists.horns },
  { name: 'gemerkt', label: lists.bookmarks },
  { name: 'gigs', label: lists.gigs },
  { name: 'bands', label: lists.bands },
  { name: 'badges', label: lists.badges },
] as const

/** Only members who open their tabs load them. */
const MarkedConcerts = lazyPart(
  async () =>
    (await import('../features/concerts/components/marks/marked-concerts.tsx')).MarkedConcerts,
)

const FollowedBands = lazyPart(
  async () => (await import('../features/bands/components/list/followed-bands.tsx')).FollowedBands,
)

const Gigs = () => (
  <Card as="section" aria-label={lists.gigs}>
    <Suspense fallback={<Loading />}>
      <MarkedConcerts />
    </Suspense>
  </Card>
)

const PANELS = {
  beitraege: ({ me }: PanelProps) => <MemberPosts me={me} memberId={me.id} />,
  horns: LikedPosts,
  gemerkt: BookmarkedPosts,
  gigs: Gigs,
  bands: () => (
    <Suspense fallback={<Loading />}>
      <FollowedBands />
    </Suspense>
  ),
  badges: OwnBadges,
}

/** Shows the change at once, then refetches every query that contains it (docs/product/members.md#profile). */
const useProfileChanged = (): ProfileChanged => {
  const client = useQueryClient()
  const refreshFeed = useFeedRefresh()
  return (change) => {
    const { queryKey } = currentUserQuery
    client.setQueryData(queryKey, (me) => me && { ...me, ...change })
    void client.invalidateQueries({ queryKey })
    refreshFeed()
  }
}

export const ProfilePage = () => {
  const { data: me } = useCurrentUser()
  const onChanged = useProfileChanged()
  const refreshProfile = useOwnProfileRefresh()
  const showCreated = useShowCreatedPost()
  usePageTitle(messages.title)
  if (!me) return null
  return (
    <ProfileLayout>
      <ProfileDecision me={me} />
      <FollowLists ownId={me.id} onFollowChange={refreshProfile}>
        {(openList) => (
          <OwnProfile
            onChanged={onChanged}
            onList={openList}
            firstShout={
              <LateShout
                onShouted={(post) => {
                  if (post) showCreated(post)
                  refreshProfile()
                  onChanged({})
                }}
              />
            }
          />
        )}
      </FollowLists>
      <ProfileTabs tabs={TABS}>
        {(shown) => {
          const Panel = PANELS[shown]
          return <Panel me={me} />
        }}
      </ProfileTabs>
    </ProfileLayout>
  )
}
