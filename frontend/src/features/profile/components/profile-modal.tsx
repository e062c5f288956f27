import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { User } from '#shared/api/members.ts'
import { BADGES_IN_MODAL } from '#shared/domain/badges.ts'
import { Avatar, nameOrUnknown } from '#ui/brand/avatar.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/spinner.tsx'
import { useUser } from '../api/user.ts'
import { messages } from '../texts.ts'
import { BadgeRow } from './badge-wall.tsx'
import { ProfileBio, ProfileCounts, ProfilePlace, ProfileRoles } from './profile-facts.tsx'
import { Nobody } from './user-profile.tsx'
import './profile-modal.css'

interface CardProps {
  user: User
  actions: ReactNode
  onLeave: () => void
}

const Card = ({ user, actions, onLeave }: CardProps) => (
  <div className="profile-modal">
    <div className="profile-modal-head">
      <Avatar name={user.displayName} src={user.avatar} size="xl" />
      <div className="profile-who">
        <p className="profile-handle profile-name">
          @{user.username}
          {user.isVerified && (
            <BadgeCheck
              size={20}
              role="img"
              aria-label={messages.verified}
              className="profile-verified"
            />
          )}
        </p>
        <ProfileRoles user={user} />
        <ProfilePlace user={user} />
        <ProfileCounts user={user} />
      </div>
    </div>
    <ProfileBio bio={user.bio} fallback={messages.bioMissing} />
    {user.badges.length > 0 && <BadgeRow badges={user.badges} max={BADGES_IN_MODAL} />}
    <div className="profile-modal-actions">
      {actions}
      <ButtonLink variant="ghost" to={`/users/${user.username}`} onClick={onLeave}>
        {messages.toProfile}
      </ButtonLink>
    </div>
  </div>
)

interface ProfileModalProps {
  memberId: string
  /** What one can do with this member. */
  actions: (user: User) => ReactNode
  onClose: () => void
}

/** Who somebody is, without leaving where one is. */
export const ProfileModal = ({ memberId, actions, onClose }: ProfileModalProps) => {
  const { user, isNobody, error, isFetching, retry } = useUser(memberId)
  return (
    <Dialog title={user ? nameOrUnknown(user.displayName) : messages.title} onClose={onClose}>
      {user && <Card user={user} actions={actions(user)} onLeave={onClose} />}
      {isNobody && <Nobody heading="h2" />}
      {!user && !isNobody && error === undefined && <Loading label={messages.loading} />}
      {!user && !isNobody && error !== undefined && (
        <ErrorState
          title={messages.loadFailed}
          text={error}
          onRetry={retry}
          retrying={isFetching}
        />
      )}
    </Dialog>
  )
}
