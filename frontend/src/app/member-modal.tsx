import { FollowLists } from '../features/people/components/follow-lists.tsx'
import { MessageLink } from '../features/people/components/message-link.tsx'
import { RelationActions } from '../features/people/components/relation-actions.tsx'
import { useFollowerCount } from '../features/profile/api/user.ts'
import { ProfileModal } from '../features/profile/components/profile-modal.tsx'
import type { KnownMember } from '#spa/entities/member/profile-request.ts'

interface MemberModalProps {
  known: KnownMember
  ownId: string
  onClose: () => void
}

/** The profile of a member for a dialog, with follow and block. */
export const MemberModal = ({ known, ownId, onClose }: MemberModalProps) => {
  const refreshCount = useFollowerCount(known.id)
  return (
    <FollowLists ownId={ownId} onFollowChange={refreshCount} onLeave={onClose}>
      {(openList) => (
        <ProfileModal
          known={known}
          actions={(user) => (
            <RelationActions member={user} onFollowChange={refreshCount}>
              <MessageLink memberId={user.id} onLeave={onClose} />
            </RelationActions>
          )}
          onList={openList}
          onClose={onClose}
        />
      )}
    </FollowLists>
  )
}
