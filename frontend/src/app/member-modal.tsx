import { RelationActions } from '../features/people/components/relation-actions.tsx'
import { useFollowerCount } from '../features/profile/api/user.ts'
import { ProfileModal } from '../features/profile/components/profile-modal.tsx'

interface MemberModalProps {
  memberId: string
  onClose: () => void
}

/** The profile of a member in a dialog, with follow and block. */
export const MemberModal = ({ memberId, onClose }: MemberModalProps) => {
  const refreshCount = useFollowerCount(memberId)
  return (
    <ProfileModal
      memberId={memberId}
      actions={({ id }) => <RelationActions userId={id} onFollowChange={refreshCount} />}
      onClose={onClose}
    />
  )
}
