import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { User } from '#shared/api/members.ts'
import { BADGES_IN_MODAL } from '#shared/domain/badges.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { KnownMember } from '#spa/entities/member/profile-request.ts'
import { useUser } from '../api/user.ts'
import { messages } from '../texts.ts'
import { BadgeRow } from './badge-wall.tsx'
import {
  ProfileBio,
  ProfileCounts,
  ProfilePlace,
  ProfileRoles,
  type OpenFollowList,
} from './profile-facts.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { UnknownMember } from './user-profile.tsx'
import { classNames } from '#ui/class-names.ts'
import * as styles from './profile-modal.module.css'
import * as profileCardStyles from './profile-card.module.css'
import * as profileFactsStyles from './profile-facts.module.css'

interface CardProps {
  user: User
  actions: ReactNode
  onList: OpenFollowList
  onLeave: () => void
}

const Card = ({ user, actions, onList, onLeave }: CardProps) => (
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
        <ProfileCounts user={user} onList={onList} />
      </div>
    </div>
    <ProfileBio
      bio={user.isEnded ? null : user.bio}
      fallback={user.isEnded ? messages.ended : messages.bioMissing}
      size="compact"
    />
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
  /** What is known before the profile arrives. */
  known: KnownMember
  /** The actions for this member. */
  actions: (user: User) => ReactNode
  onList: OpenFollowList
  onClose: () => void
}

/** The content of the profile modal. */
export const ProfileModal = ({ known, actions, onList, onClose }: ProfileModalProps) => {
  const { user, isUnknown, error, isFetching, retry } = useUser(known.id)
  if (user) return <Card user={user} actions={actions(user)} onList={onList} onLeave={onClose} />
  if (isUnknown) return <UnknownMember heading="h3" />
  if (error === undefined) return <ProfilePreview known={known} />
  return (
    <ErrorState title={messages.loadFailed} text={error} onRetry={retry} retrying={isFetching} />
  )
}
