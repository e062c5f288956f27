import { useParams } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { MemberPosts } from '../features/community/components/member-posts.tsx'
import { RelationActions } from '../features/people/components/relation-actions.tsx'
import { useFollowerCount } from '../features/profile/api/user.ts'
import { UserProfile } from '../features/profile/components/user-profile.tsx'
import { ProfileLayout } from '../features/profile/components/profile-layout.tsx'
import { messages } from '../features/profile/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** The profile and posts of a member by username. */
export const UserPage = () => {
  const { username = '' } = useParams()
  const { data: me } = useCurrentUser()
  const refreshCount = useFollowerCount(username)
  usePageTitle(messages.titleOf(username))
  if (!me) return null
  return (
    <ProfileLayout>
      <UserProfile
        username={username}
        ownId={me.id}
        actions={({ id }) => <RelationActions userId={id} onFollowChange={refreshCount} />}
      >
        {({ id }) => <MemberPosts key={id} me={me} memberId={id} />}
      </UserProfile>
    </ProfileLayout>
  )
}
