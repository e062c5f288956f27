import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { messages } from '../texts.ts'

interface HornsButtonProps {
  isLiked: boolean
  likesCount: number
  size?: number
  onToggle: (liked: boolean) => void
}

/** The like of this place. */
export const HornsButton = ({ isLiked, likesCount, size = 24, onToggle }: HornsButtonProps) => (
  <button
    type="button"
    className="action horns"
    aria-pressed={isLiked}
    aria-label={messages.post.horns(likesCount)}
    onClick={() => {
      onToggle(!isLiked)
    }}
  >
    <HornsIcon size={size} filled={isLiked} />
    <span className="action-count">{messages.number(likesCount)}</span>
  </button>
)
