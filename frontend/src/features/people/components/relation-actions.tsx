import type { ReactNode } from 'react'
import { Ban } from 'lucide-react'
import type { Relationship } from '#shared/api/people.ts'
import { Button } from '#ui/controls/button.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { messages as ui } from '#ui/texts.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useUnblock } from '../api/block.ts'
import { useToggleFollow } from '../api/follow.ts'
import { useRelationship } from '../api/relationship.ts'
import { messages } from '../texts.ts'
import { BlockButton } from './block-button.tsx'
import { FollowButton } from './follow-button.tsx'
import './relation-actions.css'

const keepItsFocus = keepFocus('button')

const BlockedNote = ({ userId }: { userId: string }) => {
  const unblock = useUnblock(userId)
  return (
    <>
      <span className="relation-blocked">
        <Ban size={18} aria-hidden="true" />
        {messages.blocked}
      </span>
      <Button
        variant="ghost"
        busy={unblock.isPending}
        onClick={() => {
          unblock.mutate()
        }}
      >
        {messages.unblock}
      </Button>
    </>
  )
}

const Waiting = () => (
  <span role="status" aria-label={messages.relationLoading}>
    <Skeleton width={140} height={44} />
  </span>
)

const Failed = ({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) => (
  <>
    <span role="alert">{messages.relationFailed}</span>
    <Button busy={isAsking} onClick={onRetry}>
      {ui.retry}
    </Button>
  </>
)

interface RelationActionsProps {
  /** Somebody else than the viewer. */
  userId: string
  /** Hears of a follow or unfollow that the server has confirmed. */
  onFollowChange?: (isFollowing: boolean) => void
  /** More that can be done with somebody who is not blocked. */
  children?: ReactNode
}

interface KnownProps extends RelationActionsProps {
  relation: Relationship
}

const Known = ({ userId, relation, onFollowChange, children }: KnownProps) => {
  const { isFollowing, isBlocked } = relation
  const toggleFollow = useToggleFollow(userId, onFollowChange)
  if (isBlocked) return <BlockedNote userId={userId} />
  return (
    <>
      <FollowButton
        isFollowing={isFollowing}
        onToggle={(wanted) => {
          toggleFollow(isFollowing, wanted)
        }}
      />
      {children}
      <BlockButton userId={userId} />
    </>
  )
}

/** What one can do with another member: follow, block, or only take the block back. */
export const RelationActions = (props: RelationActionsProps) => {
  const { userId } = props
  const { relation, isPending, hasFailed, isFetching, retry } = useRelationship(userId)
  if (!relation && !hasFailed && !isPending) return null
  return (
    <div ref={keepItsFocus} className="relation-actions">
      {hasFailed && <Failed isAsking={isFetching} onRetry={retry} />}
      {isPending && !hasFailed && <Waiting />}
      {relation && <Known {...props} relation={relation} />}
    </div>
  )
}
