import { EyeOff, Users } from 'lucide-react'
import type { Author } from '#shared/api/members.ts'
import type { FollowListName, ListedMember } from '#shared/api/people.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useToggleFollow } from '../api/follow.ts'
import { useFollowList } from '../api/follow-list.ts'
import { useKnownRelationship } from '../api/relationship.ts'
import { messages } from '../texts.ts'
import { FollowButton } from './follow-button.tsx'
import { PersonRow } from './person-row.tsx'
import * as styles from './person-row.module.css'

const texts = messages.followList

interface FollowPersonProps {
  person: ListedMember
  onFollowChange: () => void
}

const FollowPerson = ({ person, onFollowChange }: FollowPersonProps) => {
  const isFollowing = useKnownRelationship(person.id)?.isFollowing ?? person.isFollowing
  const toggleFollow = useToggleFollow(person.id, onFollowChange)
  return (
    <FollowButton
      isFollowing={isFollowing}
      name={nameOrUnknown(person.displayName)}
      onToggle={(wanted) => toggleFollow(isFollowing, wanted)}
    />
  )
}

export interface FollowListProps {
  list: FollowListName
  /** Whose list it is, and how many are in it. */
  member: Pick<Author, 'id' | 'displayName'> & { readonly count: number }
  ownId: string
  /** Called after the viewer followed or unfollowed someone in the list. */
  onFollowChange: () => void
  /** Called when a name is chosen. */
  onLeave: () => void
}

const NoOne = ({ list, member, ownId }: FollowListProps) => {
  const isBlocked = useKnownRelationship(member.id)?.isBlocked ?? false
  const icon = { size: 48, strokeWidth: 1.5, 'aria-hidden': true } as const
  if (isBlocked)
    return (
      <EmptyState
        space="panel"
        icon={<EyeOff {...icon} />}
        title={texts.hidden}
        text={messages.blockedYourself(nameOrUnknown(member.displayName))}
        heading="h3"
      />
    )
  return (
    <EmptyState
      space="panel"
      icon={<Users {...icon} />}
      title={member.count > 0 ? texts.unseen : texts.none}
      {...(member.id === ownId && { text: texts.ownNone[list] })}
      heading="h3"
    />
  )
}

const FollowList = (props: FollowListProps) => {
  const { list, member, ownId, onFollowChange, onLeave } = props
  const { people, error, retry, isFetching, more } = useFollowList(list, member.id)
  if (!people && error !== undefined)
    return (
      <ErrorState
        space="panel"
        title={texts.loadFailed}
        text={error}
        onRetry={retry}
        retrying={isFetching}
      />
    )
  if (!people) return <Loading label={texts.loading} />
  if (people.length === 0 && !more.exist) return <NoOne {...props} />
  return (
    <>
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onLeave={onLeave}>
            {person.id !== ownId && (
              <FollowPerson person={person} onFollowChange={onFollowChange} />
            )}
          </PersonRow>
        ))}
      </ul>
      {more.hasFailed && <p role="alert">{texts.moreFailed}</p>}
      {more.exist && (
        <Button className={styles.more} variant="ghost" busy={more.isLoading} onClick={more.load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** The followers of a member, or the members that they follow, as a dialog over the current page. */
export const FollowListDialog = ({
  onClose,
  ...props
}: FollowListProps & { onClose: () => void }) => {
  const { list, member, ownId } = props
  const title =
    member.id === ownId
      ? texts.ownTitle[list]
      : texts.title[list](nameOrUnknown(member.displayName))
  return (
    <Dialog title={title} onClose={onClose}>
      <FollowList {...props} />
    </Dialog>
  )
}
