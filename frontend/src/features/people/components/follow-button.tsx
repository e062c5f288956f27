import { UserMinus, UserPlus } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'

interface FollowButtonProps {
  isFollowing: boolean
  /** Read out where many of them stand in a row. */
  name?: string
  onToggle: (wanted: boolean) => void
}

export const FollowButton = ({ isFollowing, name, onToggle }: FollowButtonProps) => {
  const label = isFollowing ? messages.unfollow : messages.follow
  return (
    <Button
      className="follow-button"
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
