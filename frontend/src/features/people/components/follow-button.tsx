import { UserMinus, UserPlus } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'

interface FollowButtonProps {
  isFollowing: boolean
  /** Part of the accessible name, for lists with several of these buttons. */
  name?: string
  onToggle: (wanted: boolean) => void
  /** Without the accent, where several are together. */
  isQuiet?: boolean
  /** Its place in the parent. */
  className?: string | undefined
}

export const FollowButton = (props: FollowButtonProps) => {
  const { isFollowing, name, onToggle, isQuiet = false, className } = props
  const label = isFollowing ? messages.unfollow : messages.follow
  return (
    <Button
      className={className}
      variant={isFollowing || isQuiet ? 'secondary' : 'primary'}
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      onClick={() => onToggle(!isFollowing)}
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
