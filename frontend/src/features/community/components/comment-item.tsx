import { memo } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { useToggleLike } from '../api/likes.ts'
import { messages } from '../texts.ts'
import { AuthorName, AuthorPicture } from './author-link.tsx'
import { DeleteComment } from './delete-comment.tsx'
import { useFeedContext } from './feed-context.ts'
import { HeldNote } from './held-note.tsx'
import { MutedText } from './muted-text.tsx'
import { LikeButton } from './like-button.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import * as styles from './comments.module.css'

interface CommentItemProps {
  post: Post
  comment: Comment
}

export const CommentItem = memo(({ post, comment }: CommentItemProps) => {
  const { me } = useFeedContext()
  const toggleLike = useToggleLike('comment')
  return (
    <li className={styles.comment}>
      <AuthorPicture author={comment.user} size="sm" />
      <div className={styles.body}>
        <p className={styles.head}>
          <AuthorName author={comment.user} />
          <span className={styles.time}>
            <RelativeTime at={comment.createdAt} />
          </span>
          {comment.userId === me.id && <DeleteComment post={post} comment={comment} />}
        </p>
        {comment.status !== 'visible' && (
          <HeldNote text={messages.comments.notes[comment.status]} reason={comment.statusReason} />
        )}
        <MutedText authorId={comment.userId} texts={[comment.content]}>
          <p className={styles.text} dir="auto">
            <RichText text={comment.content} />
          </p>
        </MutedText>
      </div>
      <LikeButton
        size="small"
        isLiked={comment.isLiked}
        likesCount={comment.likesCount}
        onToggle={(liked) => {
          toggleLike(comment, liked)
        }}
      />
    </li>
  )
})
CommentItem.displayName = 'CommentItem'
