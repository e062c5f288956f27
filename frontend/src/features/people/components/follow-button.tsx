import { UserMinus, UserPlus } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'

interface FollowButtonProps {
  isFollowing: boolean
  /** Part of the accessible name, for lists with several of these buttons. */
  name?: string
  onToggle: (wanted: boolean) => void
  /** Its place in the parent. */
  className?: string | undefined
}

export const FollowButton = ({ isFollowing, name, onToggle, className }: FollowButtonProps) => {
  const label = isFollowing ? messages.unfollow : messages.follow
  return (
    <Button
      className={className}
      variant={isFollowing ? 'secondary' : 'primary'}
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      onClick={() => {
        onToggle(!isFollowing)
      }}
    >
      {isFollowing ? (
        <UserMinus size={20} aria-hidden="true" />
      ) : (
        <UserPlus size={20} aria-hidden="true" />
      )}
      {label}
    </Button>
  )
}
