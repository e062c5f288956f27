import { BadgeCheck, MapPin } from 'lucide-react'
import type { User } from '#shared/api/members.ts'
import { SCENE_ROLE_LABELS } from '#shared/domain/options.ts'
import { nameOrUnknown } from '#ui/brand/avatar.tsx'
import { messages } from '../texts.ts'
import './profile-facts.css'

/** A name as it is spelt, whichever way its script runs, with the mark of those whom we know. */
export const ProfileName = ({ user }: { user: User }) => (
  <span className="profile-name">
    <bdi>{nameOrUnknown(user.displayName)}</bdi>
    {user.isVerified && (
      <BadgeCheck
        size={24}
        role="img"
        aria-label={messages.verified}
        className="profile-verified"
      />
    )}
  </span>
)

export const ProfileRoles = ({ user }: { user: User }) =>
  user.selectedRoles.length > 0 && (
    <ul className="profile-roles">
      {user.selectedRoles.map((role) => (
        <li key={role}>{SCENE_ROLE_LABELS[role]}</li>
      ))}
    </ul>
  )

export const ProfilePlace = ({ user }: { user: User }) =>
  user.location !== null && (
    <p className="profile-place">
      <MapPin size={18} aria-hidden="true" />
      <bdi>{user.location}</bdi>
    </p>
  )

export const ProfileBio = ({ bio, fallback }: { bio: string | null; fallback: string }) =>
  bio === null ? (
    <p className="profile-bio-missing">{fallback}</p>
  ) : (
    <p className="profile-bio" dir="auto">
      {bio}
    </p>
  )

export const ProfileCounts = ({ user }: { user: User }) => (
  <dl className="profile-counts">
    <div>
      <dt>{messages.counts.followers}</dt>
      <dd>{messages.number(user.followersCount)}</dd>
    </div>
    <div>
      <dt>{messages.counts.following}</dt>
      <dd>{messages.number(user.followingCount)}</dd>
    </div>
  </dl>
)

export const ProfileGenres = ({ user }: { user: User }) =>
  user.favoriteGenres.length > 0 && (
    <div className="profile-genres">
      <h2>{messages.genres}</h2>
      <ul>
        {user.favoriteGenres.map((genre) => (
          <li key={genre}>{genre}</li>
        ))}
      </ul>
    </div>
  )
