import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { mayModerate } from '#shared/domain/roles.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { MemberPosts } from '../features/community/components/member-posts.tsx'
import { FollowLists } from '../features/people/components/follow-lists.tsx'
import { MessageLink } from '../features/people/components/message-link.tsx'
import { RelationActions } from '../features/people/components/relation-actions.tsx'
import { UnlessBlocked } from '../features/people/components/unless-blocked.tsx'
import { useFollowerCount } from '../features/profile/api/user.ts'
import { BadgeWall } from '../features/profile/components/badge-wall.tsx'
import { UserProfile } from '../features/profile/components/user-profile.tsx'
import { ProfileLayout } from '../features/profile/components/profile-layout.tsx'
import { ProfileTabs } from '../features/profile/components/profile-tabs.tsx'
import { messages } from '../features/profile/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** Only moderators load it. */
const EndSessions = lazyPart(
  async () => (await import('../features/moderation/components/end-sessions.tsx')).EndSessions,
)

const TABS = [
  { name: 'beitraege', label: messages.lists.posts },
  { name: 'badges', label: messages.lists.badges },
] as const

/** The profile of a member by username, with posts and badges. */
export const UserPage = () => {
  const { username = '' } = useParams()
  const { data: me } = useCurrentUser()
  const refreshCount = useFollowerCount(username)
  usePageTitle(messages.titleOf(username))
  if (!me) return null
  return (
    <ProfileLayout>
      <FollowLists ownId={me.id} onFollowChange={refreshCount}>
        {(openList) => (
          <UserProfile
            username={username}
            ownId={me.id}
            actions={(user) => (
              <RelationActions member={user} onFollowChange={refreshCount}>
                <MessageLink memberId={user.id} />
                {mayModerate(me.role) && (
                  <Suspense fallback={null}>
                    <EndSessions member={user} />
                  </Suspense>
                )}
              </RelationActions>
            )}
            onList={openList}
          >
            {(user) => (
              <UnlessBlocked member={user}>
                <ProfileTabs key={user.id} tabs={TABS}>
                  {(shown) =>
                    shown === 'badges' ? (
                      <BadgeWall badges={user.badges} missing={messages.badges.noneYet} />
                    ) : (
                      <MemberPosts key={user.id} me={me} memberId={user.id} />
                    )
                  }
                </ProfileTabs>
              </UnlessBlocked>
            )}
          </UserProfile>
        )}
      </FollowLists>
    </ProfileLayout>
  )
}
