import { useToggleFollow } from '../api/follow.ts'
import { useRelationship } from '../api/relationship.ts'
import { FollowButton } from './follow-button.tsx'

/** Follows a new follower; nothing while it is unknown whether the viewer follows them already. */
export const FollowBack = ({ memberId, name }: { memberId: string; name: string }) => {
  const { relation } = useRelationship(memberId)
  const toggleFollow = useToggleFollow(memberId)
  if (!relation || relation.isBlocked) return null
  return (
    <FollowButton
      isFollowing={relation.isFollowing}
      name={name}
      onToggle={(wanted) => toggleFollow(relation.isFollowing, wanted)}
    />
  )
}
