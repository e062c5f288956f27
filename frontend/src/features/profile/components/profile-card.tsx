import type { ReactNode } from 'react'
import type { User } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
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
  /** The picture, unless it is more than that. */
  picture?: ReactNode
  /** Shown beside the name. */
  actions: ReactNode
  /** Opens the list of followers or followed members. */
  onList: OpenFollowList
}

/** Who a member is. */
export const ProfileCard = ({ user, picture, bioMissing, actions, onList }: ProfileCardProps) => (
  <Card as="section" className={styles.root} aria-label={messages.titleOf(user.displayName)}>
    <div className={styles.head}>
      {picture ?? <Avatar name={user.displayName} src={user.avatar} size="page" />}
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
)

/** Until the profile arrives, with the heading of the page. */
export const ProfileLoading = ({ title }: { title: string }) => (
  <Card>
    <Heading as="h1" className="visually-hidden">
      {title}
    </Heading>
    <Loading label={messages.loading} />
  </Card>
)
