import { memo } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { useToggleHorns } from '../api/horns.ts'
import { messages } from '../texts.ts'
import { AuthorName, AuthorPicture } from './author-link.tsx'
import { HeldNote } from './held-note.tsx'
import { HornsButton } from './horns-button.tsx'
import { RichText } from './rich-text.tsx'

export const CommentItem = memo(({ comment }: { comment: Comment }) => {
  const toggleHorns = useToggleHorns('comment')
  return (
    <li className="comment">
      <AuthorPicture author={comment.user} size="sm" />
      <div className="comment-body">
        <p className="comment-head">
          <AuthorName author={comment.user} />
          <span className="post-meta">
            <RelativeTime at={comment.createdAt} />
          </span>
        </p>
        {comment.status !== 'visible' && (
          <HeldNote text={messages.comments.notes[comment.status]} reason={comment.statusReason} />
        )}
        <p className="comment-text" dir="auto">
          <RichText text={comment.content} />
        </p>
      </div>
      <HornsButton
        size={18}
        isLiked={comment.isLiked}
        likesCount={comment.likesCount}
        onToggle={(liked) => {
          toggleHorns(comment, liked)
        }}
      />
    </li>
  )
})
CommentItem.displayName = 'CommentItem'
