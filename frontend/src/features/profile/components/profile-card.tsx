import type { ReactNode } from 'react'
import type { User } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/platform/name-or-unknown.ts'
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
  type OpenFollowList,
} from './profile-facts.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './profile-card.module.css'
import * as profileFactsStyles from './profile-facts.module.css'

interface ProfileCardProps {
  user: User
  bioMissing: string
  /** Shown beside the name. */
  actions: ReactNode
  /** Opens the list of followers or followed members. */
  onList: OpenFollowList
  /** The text for a member without badges; without it the section is omitted. */
  badgesMissing?: string
}

/** A member's profile and badges. */
export const ProfileCard = (props: ProfileCardProps) => {
  const { user, bioMissing, actions, badgesMissing, onList } = props
  return (
    <>
      <Card as="section" className={styles.root} aria-label={messages.titleOf(user.displayName)}>
        <div className={styles.head}>
          <Avatar name={user.displayName} src={user.avatar} size="page" />
          <div className={styles.identity}>
            <Heading as="h1" text={nameOrUnknown(user.displayName)}>
              <ProfileName user={user} />
            </Heading>
            <p className={profileFactsStyles.handle}>
              @{user.username} · {messages.since(user.createdAt)}
            </p>
            <ProfileRoles user={user} />
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <ProfileBio
          bio={user.isEnded ? null : user.bio}
          fallback={user.isEnded ? messages.ended : bioMissing}
        />
        <div className={styles.line}>
          <ProfilePlace user={user} />
          <ProfileCounts user={user} onList={onList} />
        </div>
        <ProfileGenres user={user} />
      </Card>
      {(user.badges.length > 0 || badgesMissing !== undefined) && (
        <Card as="section" className={styles.badges} aria-labelledby="profile-badges">
          <Heading as="h2" id="profile-badges">
            {messages.badges.title}
          </Heading>
          {user.badges.length > 0 ? (
            <BadgeWall badges={user.badges} />
          ) : (
            <p className={profileFactsStyles.bioMissing}>{badgesMissing}</p>
          )}
        </Card>
      )}
    </>
  )
}
