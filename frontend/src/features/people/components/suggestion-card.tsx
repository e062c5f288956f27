import { X } from 'lucide-react'
import type { SuggestedUser } from '#shared/api/people.ts'
import { requestProfile } from '#spa/entities/member/profile-request.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useToggleFollow } from '../api/follow.ts'
import { useKnownRelationship } from '../api/relationship.ts'
import { messages } from '../texts.ts'
import { FollowButton } from './follow-button.tsx'
import * as styles from './suggestions.module.css'

interface SuggestionCardProps {
  person: SuggestedUser
  onDismiss: () => void
}

export const SuggestionCard = ({ person, onDismiss }: SuggestionCardProps) => {
  const { id, avatar, username, reasonText } = person
  const name = nameOrUnknown(person.displayName)
  // Suggested members are not followed yet.
  const isFollowing = useKnownRelationship(id)?.isFollowing ?? false
  const toggleFollow = useToggleFollow(id)
  return (
    <div className={styles.suggestion} data-suggestion>
      <button
        type="button"
        className={styles.avatar}
        aria-label={messages.suggestions.profile(name)}
        onClick={() => requestProfile(person)}
      >
        <Avatar name={name} src={avatar} size="lg" />
      </button>
      <div className={styles.names}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.handle}>@{username}</span>
      </div>
      <IconButton
        className={styles.dismiss}
        label={messages.suggestions.dismiss(name)}
        onClick={onDismiss}
      >
        <X size={20} aria-hidden="true" />
      </IconButton>
      <p className={styles.reason}>{reasonText}</p>
      <FollowButton
        className={styles.follow}
        isFollowing={isFollowing}
        name={name}
        onToggle={(wanted) => toggleFollow(isFollowing, wanted)}
      />
    </div>
  )
}
