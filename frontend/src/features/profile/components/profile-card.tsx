import type { ReactNode } from 'react'
import type { User } from '#shared/api/members.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import { BadgeWall } from './badge-wall.tsx'
import {
  ProfileBio,
  ProfileCounts,
  ProfileGenres,
  ProfileName,
  ProfilePlace,
  ProfileRoles,
} from './profile-facts.tsx'
import './profile-card.css'

interface ProfileCardProps {
  user: User
  bioMissing: string
  /** What one can do here, beside the name. */
  actions: ReactNode
  /** Said where nothing was earned yet; without it, the section is left out. */
  badgesMissing?: string
}

/** The back of the vest: who somebody is, and what they have earned. */
export const ProfileCard = ({ user, bioMissing, actions, badgesMissing }: ProfileCardProps) => (
  <>
    <Card as="section" className="profile-card" aria-label={messages.titleOf(user.displayName)}>
      <div className="profile-head">
        <Avatar name={user.displayName} src={user.avatar} size="page" />
        <div className="profile-who">
          <h1>
            <ProfileName user={user} />
          </h1>
          <p className="profile-handle">
            @{user.username} · {messages.since(user.createdAt)}
          </p>
          <ProfileRoles user={user} />
        </div>
        <div className="profile-actions">{actions}</div>
      </div>
      <ProfileBio bio={user.bio} fallback={bioMissing} />
      <div className="profile-line">
        <ProfilePlace user={user} />
        <ProfileCounts user={user} />
      </div>
      <ProfileGenres user={user} />
    </Card>
    {(user.badges.length > 0 || badgesMissing !== undefined) && (
      <Card as="section" className="profile-badges" aria-labelledby="profile-badges">
        <h2 id="profile-badges">{messages.badges.title}</h2>
        {user.badges.length > 0 ? (
          <BadgeWall badges={user.badges} />
        ) : (
          <p className="profile-bio-missing">{badgesMissing}</p>
        )}
      </Card>
    )}
  </>
)
