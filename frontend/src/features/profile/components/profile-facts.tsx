import { BadgeCheck, MapPin } from 'lucide-react'
import type { User } from '#shared/api/members.ts'
import { numberText } from '#shared/domain/counted.ts'
import type { FollowListName } from '#shared/api/people.ts'
import { SCENE_ROLE_LABELS } from '#shared/domain/options.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import { Heading } from '#ui/text/heading.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as styles from './profile-facts.module.css'

/** A name in the direction of its own script, with the mark of verified members. */
export const ProfileName = ({ user }: { user: User }) => (
  <span className={styles.name}>
    <bdi>{nameOrUnknown(user.displayName)}</bdi>
    {user.isVerified && (
      <BadgeCheck size={24} role="img" aria-label={messages.verified} className={styles.verified} />
    )}
  </span>
)

export const ProfileRoles = ({ user }: { user: User }) =>
  user.selectedRoles.length > 0 && (
    <ul className={styles.roles}>
      {user.selectedRoles.map((role) => (
        <li key={role}>{SCENE_ROLE_LABELS[role]}</li>
      ))}
    </ul>
  )

export const ProfilePlace = ({ user }: { user: User }) =>
  user.location !== null && (
    <p className={styles.place}>
      <MapPin size={18} aria-hidden="true" />
      <bdi>{user.location}</bdi>
    </p>
  )

interface ProfileBioProps {
  bio: string | null
  fallback: string
  size?: 'page' | 'compact'
}

export const ProfileBio = ({ bio, fallback, size = 'page' }: ProfileBioProps) =>
  bio === null ? (
    <p className={styles.bioMissing}>{fallback}</p>
  ) : (
    <p className={classNames(styles.bio, size === 'compact' && styles.compactBio)} dir="auto">
      {bio}
    </p>
  )

export type OpenFollowList = (list: FollowListName, user: User) => void

interface ProfileCountsProps {
  user: User
  onList: OpenFollowList
}

/** The numbers of followers and followed members, each of which opens its list. */
export const ProfileCounts = ({ user, onList }: ProfileCountsProps) => (
  <ul className={styles.counts}>
    {(['followers', 'following'] as const).map((list) => {
      const count = numberText(user[`${list}Count`])
      return (
        <li key={list}>
          <button
            type="button"
            className={styles.count}
            aria-haspopup="dialog"
            onClick={() => onList(list, user)}
          >
            <strong className={chooseTypeface(count)}>{count}</strong> {messages.counts[list]}
          </button>
        </li>
      )
    })}
  </ul>
)

export const ProfileGenres = ({ user }: { user: User }) =>
  user.favoriteGenres.length > 0 && (
    <div className={styles.genres}>
      <Heading as="h2">{messages.genres}</Heading>
      <ul>
        {user.favoriteGenres.map((genre) => (
          <li key={genre}>{genre}</li>
        ))}
      </ul>
    </div>
  )
