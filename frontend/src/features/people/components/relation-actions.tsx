import type { ReactNode } from 'react'
import { Ban } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUnblock } from '../api/block.ts'
import { useToggleFollow } from '../api/follow.ts'
import { useRelationship } from '../api/relationship.ts'
import { messages } from '../messages.ts'
import { BlockButton } from './block-button.tsx'
import { FollowButton } from './follow-button.tsx'
import './relation-actions.css'

const BlockedNote = ({ userId }: { userId: string }) => {
  const unblock = useUnblock(userId)
  return (
    <div className="relation-actions">
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
    </div>
  )
}

interface RelationActionsProps {
  /** Somebody else than the viewer. */
  userId: string
  /** Hears of a follow or unfollow that the server has confirmed. */
  onFollowChange?: (isFollowing: boolean) => void
  /** More that can be done with somebody who is not blocked. */
  children?: ReactNode
}

/** What one can do with another member: follow, block, or only take the block back. */
export const RelationActions = ({ userId, onFollowChange, children }: RelationActionsProps) => {
  const { data: relation, isPending } = useRelationship(userId)
  const toggleFollow = useToggleFollow(userId, onFollowChange)
  if (isPending) {
    return (
      <div className="relation-actions" role="status" aria-label={messages.relationLoading}>
        <Skeleton width={140} height={44} />
      </div>
    )
  }
  if (!relation) return null
  if (relation.isBlocked) return <BlockedNote userId={userId} />
  return (
    <div className="relation-actions">
      <FollowButton
        isFollowing={relation.isFollowing}
        onToggle={(wanted) => {
          toggleFollow(relation.isFollowing, wanted)
        }}
      />
      {children}
      <BlockButton userId={userId} />
    </div>
  )
}
