import { Link } from 'react-router-dom'
import { Eye, Trash2 } from 'lucide-react'
import type { Author } from '#shared/api/members.ts'
import type { Story } from '#shared/api/stories.ts'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useToggleStoryLike } from '../../api/like-story.ts'
import type { Reply } from '../../model/reply.ts'
import { messages } from '../../viewer-texts.ts'
import { ReplyForm } from './reply-form.tsx'
import * as styles from './viewer.module.css'

interface FootProps {
  user: Author
  story: Story | undefined
  reply: Reply
  onBusy: (isBusy: boolean) => void
}

const NO_HORNS = { isLiked: false, likesCount: 0 }

const Horns = ({ story }: Pick<FootProps, 'story'>) => {
  const toggle = useToggleStoryLike()
  const { isLiked, likesCount } = story ?? NO_HORNS
  return (
    <Button
      variant="ghost"
      size="compact"
      className={isLiked ? styles.liked : undefined}
      aria-pressed={isLiked}
      aria-disabled={story === undefined}
      aria-label={messages.like.label(likesCount)}
      onClick={() => {
        if (story) toggle(story)
      }}
    >
      <HornsIcon filled={isLiked} />
      {likesCount}
    </Button>
  )
}

/** Below the story of another member. */
export const ViewerFoot = ({ user, story, reply, onBusy }: FootProps) => (
  <div className={styles.foot}>
    <ReplyForm key={user.id} user={user} reply={reply} onBusy={onBusy} />
    <Horns story={story} />
  </div>
)

const heldNote = ({ status, statusReason }: Story): string | undefined => {
  if (status === 'held') return messages.own.held
  return status === 'removed' ? `${messages.own.rejected} ${statusReason ?? ''}` : undefined
}

interface OwnFootProps {
  story: Story | undefined
  onViews: () => void
  onRemove: (story: Story) => void
}

/** Below an own story. */
export const OwnFoot = ({ story, onViews, onRemove }: OwnFootProps) => {
  const note = story && heldNote(story)
  const { likesCount, viewsCount } = story ?? { likesCount: 0, viewsCount: 0 }
  return (
    <div className={styles.foot}>
      {note !== undefined && (
        <p className={styles.held}>
          {note}{' '}
          {story?.status === 'removed' && (
            <Link to={`/entscheidungen?zu=${story.id}`}>{messages.own.readStatement}</Link>
          )}
          {story?.status === 'held' && (
            <Link to={`/einspruch/story/${story.id}`}>{messages.own.objectToHold}</Link>
          )}
        </p>
      )}
      <Button variant="ghost" aria-disabled={!story} onClick={onViews}>
        <Eye size={22} aria-hidden="true" />
        {messages.own.views(viewsCount ?? 0)}
      </Button>
      <span className={styles.likes}>
        <HornsIcon size={20} />
        <span className="visually-hidden">{messages.like.label(likesCount)}</span>
        <span aria-hidden="true">{likesCount}</span>
      </span>
      <IconButton
        tone="bright"
        label={messages.own.remove}
        aria-disabled={!story}
        onClick={() => {
          if (story) onRemove(story)
        }}
      >
        <Trash2 size={22} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
