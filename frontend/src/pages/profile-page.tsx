import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery, useCurrentUser } from '../features/auth/api/current-user.ts'
import { useShowCreatedPost } from '../features/community/api/created-post.ts'
import { useFeedRefresh } from '../features/community/api/refresh-feed.ts'
import { BookmarkedPosts } from '../features/community/components/bookmarked-posts.tsx'
import { MemberPosts } from '../features/community/components/member-posts.tsx'
import { LateShout } from '../features/onboarding/components/late-shout.tsx'
import { FollowLists } from '../features/people/components/follow-lists.tsx'
import { useOwnProfileRefresh } from '../features/profile/api/own-profile.ts'
import { OwnProfile } from '../features/profile/components/own-profile.tsx'
import type { ProfileChanged } from '../features/profile/components/profile-editor.tsx'
import { ProfileLayout } from '../features/profile/components/profile-layout.tsx'
import { messages } from '../features/profile/texts.ts'
import { ProfileDecision } from '../features/statements/components/profile-decision.tsx'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { Tabs } from '#ui/controls/tabs.tsx'

type Shown = 'own' | 'bookmarks'

const POSTS = [
  { name: 'own', label: messages.lists.own },
  { name: 'bookmarks', label: messages.lists.bookmarks },
] as const

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
  const [shown, setShown] = useState<Shown>('own')
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
      <Tabs
        label={messages.lists.label}
        tabs={POSTS}
        selected={shown}
        onSelect={setShown}
        layout="wrap"
      >
        {shown === 'own' ? <MemberPosts me={me} memberId={me.id} /> : <BookmarkedPosts me={me} />}
      </Tabs>
    </ProfileLayout>
  )
}
