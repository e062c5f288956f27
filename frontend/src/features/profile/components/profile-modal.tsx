import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { User } from '#shared/api/members.ts'
import { BADGES_IN_MODAL } from '#shared/domain/badges.ts'
import { Avatar, nameOrUnknown } from '#ui/brand/avatar.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useUser } from '../api/user.ts'
import { messages } from '../texts.ts'
import { BadgeRow } from './badge-wall.tsx'
import { ProfileBio, ProfileCounts, ProfilePlace, ProfileRoles } from './profile-facts.tsx'
import { UnknownMember } from './user-profile.tsx'
import { classNames } from '#ui/class-names.ts'
import * as styles from './profile-modal.module.css'
import * as profileCardStyles from './profile-card.module.css'
import * as profileFactsStyles from './profile-facts.module.css'

interface CardProps {
  user: User
  actions: ReactNode
  onLeave: () => void
}

const Card = ({ user, actions, onLeave }: CardProps) => (
  <div className={styles.root}>
    <div className={styles.head}>
      <Avatar name={user.displayName} src={user.avatar} size="xl" />
      <div className={profileCardStyles.identity}>
        <p className={classNames(profileFactsStyles.handle, profileFactsStyles.name)}>
          @{user.username}
          {user.isVerified && (
            <BadgeCheck
              size={20}
              role="img"
              aria-label={messages.verified}
              className={profileFactsStyles.verified}
            />
          )}
        </p>
        <ProfileRoles user={user} />
        <ProfilePlace user={user} />
        <ProfileCounts user={user} />
      </div>
    </div>
    <ProfileBio bio={user.bio} fallback={messages.bioMissing} size="compact" />
    {user.badges.length > 0 && <BadgeRow badges={user.badges} max={BADGES_IN_MODAL} />}
    <div className={styles.actions}>
      {actions}
      <ButtonLink variant="ghost" to={`/users/${user.username}`} onClick={onLeave}>
        {messages.toProfile}
      </ButtonLink>
    </div>
  </div>
)

interface ProfileModalProps {
  memberId: string
  /** The actions for this member. */
  actions: (user: User) => ReactNode
  onClose: () => void
}

/** A member's profile as a dialog over the current page. */
export const ProfileModal = ({ memberId, actions, onClose }: ProfileModalProps) => {
  const { user, isUnknown, error, isFetching, retry } = useUser(memberId)
  return (
    <Dialog title={user ? nameOrUnknown(user.displayName) : messages.title} onClose={onClose}>
      {user && <Card user={user} actions={actions(user)} onLeave={onClose} />}
      {isUnknown && <UnknownMember heading="h2" />}
      {!user && !isUnknown && error === undefined && <Loading label={messages.loading} />}
      {!user && !isUnknown && error !== undefined && (
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
