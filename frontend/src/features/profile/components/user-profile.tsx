import { Pencil, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { User } from '#shared/api/members.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useUser } from '../api/user.ts'
import { messages } from '../texts.ts'
import { ProfileCard, ProfileLoading } from './profile-card.tsx'
import type { OpenFollowList } from './profile-facts.tsx'
import * as styles from './profile-card.module.css'

export const UnknownMember = ({ heading }: { heading: 'h1' | 'h3' }) => (
  <EmptyState
    heading={heading}
    icon={<UserX size={48} strokeWidth={1.5} aria-hidden="true" />}
    title={messages.nobody}
    text={messages.nobodyText}
    action={
      <ButtonLink variant="primary" to="/">
        {messages.toCommunity}
      </ButtonLink>
    }
  />
)

const OwnActions = () => (
  <>
    <ButtonLink to="/profile">
      <Pencil size={18} aria-hidden="true" />
      {messages.edit}
    </ButtonLink>
    <span className={styles.note}>{messages.ownPublic}</span>
  </>
)

interface UserProfileProps {
  username: string
  ownId: string
  /** The actions for another member. */
  actions: (user: User) => ReactNode
  /** Opens the list of followers or followed members. */
  onList: OpenFollowList
  /** Content below the profile. */
  children: (user: User) => ReactNode
}

/** A member's profile as every member sees it, also the member's own. */
export const UserProfile = (props: UserProfileProps) => {
  const { username, ownId, actions, onList, children } = props
  const { user, isUnknown, error, isFetching, retry } = useUser(username)
  if (isUnknown)
    return (
      <Card>
        <UnknownMember heading="h1" />
      </Card>
    )
  if (user)
    return (
      <>
        <ProfileCard
          user={user}
          bioMissing={messages.bioMissing}
          onList={onList}
          actions={user.id === ownId ? <OwnActions /> : actions(user)}
        />
        {children(user)}
      </>
    )
  if (error === undefined) return <ProfileLoading title={messages.titleOf(username)} />
  return (
    <Card>
      <ErrorState title={messages.loadFailed} text={error} onRetry={retry} retrying={isFetching} />
    </Card>
  )
}
