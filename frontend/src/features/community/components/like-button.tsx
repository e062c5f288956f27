import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import * as styles from './action.module.css'

const ICON_SIZES = { small: 18, medium: 24 }

interface LikeButtonProps {
  isLiked: boolean
  likesCount: number
  size?: keyof typeof ICON_SIZES
  onToggle: (liked: boolean) => void
}

export const LikeButton = ({ isLiked, likesCount, size = 'medium', onToggle }: LikeButtonProps) => (
  <button
    type="button"
    className={classNames(styles.root, styles.like, size === 'small' && styles.small)}
    aria-pressed={isLiked}
    aria-label={messages.post.likes(likesCount)}
    onClick={() => onToggle(!isLiked)}
  >
    <HornsIcon size={ICON_SIZES[size]} filled={isLiked} />
    <span>{messages.number(likesCount)}</span>
  </button>
)
