import { useState, type ReactNode } from 'react'
import { Ban, Flag } from 'lucide-react'
import type { User } from '#shared/api/members.ts'
import type { Relationship } from '#shared/api/people.ts'
import { Button } from '#ui/controls/button.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { messages as ui } from '#ui/texts.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useToggleFollow } from '../api/follow.ts'
import { useRelationship } from '../api/relationship.ts'
import { messages } from '../texts.ts'
import { FollowButton } from './follow-button.tsx'
import { MuteButton } from './mute-button.tsx'
import { UnblockButton } from './unblock-button.tsx'
import { BlockDialog } from './block-dialog.tsx'
import * as styles from './relation-actions.module.css'

const keepItsFocus = keepFocus('button')

const BlockedNote = ({ userId }: { userId: string }) => (
  <>
    <span className={styles.blocked}>
      <Ban size={18} aria-hidden="true" />
      {messages.blocked}
    </span>
    <UnblockButton userId={userId} />
  </>
)

const Waiting = () => (
  <span role="status" aria-label={messages.relationLoading}>
    <Skeleton width={140} height={44} />
  </span>
)

const Failed = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => (
  <>
    <span role="alert">{messages.relationFailed}</span>
    <Button busy={isRetrying} onClick={onRetry}>
      {ui.retry}
    </Button>
  </>
)

interface RelationActionsProps {
  /** Another member than the viewer. */
  member: Pick<User, 'id' | 'displayName' | 'isEnded'>
  /** Called after the server has confirmed a follow or unfollow. */
  onFollowChange?: (isFollowing: boolean) => void
  /** More actions for a member who is not blocked and whose account is not ended. */
  children?: ReactNode
}

const BlockButton = ({ userId }: { userId: string }) => {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <IconButton label={messages.block} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        <Ban size={20} aria-hidden="true" />
      </IconButton>
      {isConfirming && <BlockDialog userId={userId} onClose={() => setConfirming(false)} />}
    </>
  )
}

interface KnownProps extends RelationActionsProps {
  relation: Relationship
}

const Known = ({ member, relation, onFollowChange, children }: KnownProps) => {
  const userId = member.id
  const { isFollowing, isBlocked } = relation
  const toggleFollow = useToggleFollow(userId, onFollowChange)
  if (isBlocked) return <BlockedNote userId={userId} />
  const isEnded = member.isEnded === true
  return (
    <>
      {(!isEnded || isFollowing) && (
        <FollowButton
          isFollowing={isFollowing}
          onToggle={(wanted) => toggleFollow(isFollowing, wanted)}
        />
      )}
      {!isEnded && children}
      <MuteButton member={member} />
      <BlockButton userId={userId} />
    </>
  )
}

const ReportButton = ({ userId }: { userId: string }) => (
  <IconButton
    label={messages.report}
    aria-haspopup="dialog"
    onClick={() => requestReport({ kind: 'profile', id: userId })}
  >
    <Flag size={20} aria-hidden="true" />
  </IconButton>
)

/** The actions for another member: follow, mute and block, or only unblock. */
export const RelationActions = (props: RelationActionsProps) => {
  const { relation, isPending, hasFailed, isFetching, retry } = useRelationship(props.member.id)
  if (!relation && !hasFailed && !isPending) return null
  return (
    <div className={styles.root}>
      <div ref={keepItsFocus} className={styles.relation}>
        {hasFailed && <Failed isRetrying={isFetching} onRetry={retry} />}
        {isPending && !hasFailed && <Waiting />}
        {relation && <Known {...props} relation={relation} />}
      </div>
      {relation && <ReportButton userId={props.member.id} />}
    </div>
  )
}
