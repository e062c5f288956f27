import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useKnownRelationship } from '../api/relationship.ts'
import { messages } from '../texts.ts'

interface UnlessBlockedProps {
  member: Pick<Author, 'id' | 'displayName'>
  /** What the viewer's own block hides. */
  children: ReactNode
}

/** The posts of a member, or that the viewer's own block hides them. A block against the viewer is never shown. */
export const UnlessBlocked = ({ member, children }: UnlessBlockedProps) => {
  const relation = useKnownRelationship(member.id)
  if (!relation?.isBlocked) return children
  return (
    <Card>
      <EmptyState
        icon={<EyeOff size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={messages.postsHidden}
        text={messages.blockedYourself(nameOrUnknown(member.displayName))}
      />
    </Card>
  )
}
