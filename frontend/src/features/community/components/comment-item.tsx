import { memo, Suspense, type ReactNode } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { LazyCover } from '#spa/entities/post/drastic/lazy-cover.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { RichText } from '#spa/platform/text/rich-text.tsx'
import { useToggleLike } from '../api/likes.ts'
import { messages } from '../texts.ts'
import { AuthorName, AuthorPicture } from './author-link.tsx'
import { DeleteComment } from './delete-comment.tsx'
import { EditedMark } from './edited-mark.tsx'
import { useFeedContext } from './feed-context.ts'
import { HeldNote } from './held-note.tsx'
import { MutedText } from './muted-text.tsx'
import { LikeButton } from './like-button.tsx'
import * as styles from './comments.module.css'

const texts = messages.comments

const CommentEditor = lazyPart(async () => (await import('./comment-editor.tsx')).CommentEditor)

interface CommentItemProps {
  post: Post
  comment: Comment
  /** Undefined where nobody can reply. */
  onReply: ((comment: Comment) => void) | undefined
  /** The replies. */
  children?: ReactNode
}

type ToolsProps = Omit<CommentItemProps, 'children'>

const OwnTools = ({ post, comment }: Omit<ToolsProps, 'onReply'>) => {
  const { setEditing } = useFeedContext()
  return (
    <>
      {comment.status !== 'removed' && (
        <button
          type="button"
          className={styles.tool}
          aria-label={texts.editTitle}
          onClick={() => setEditing(comment.id, true)}
        >
          {texts.edit}
        </button>
      )}
      <DeleteComment post={post} comment={comment} />
    </>
  )
}

const ReportTool = ({ comment }: Pick<ToolsProps, 'comment'>) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={texts.reportOf(nameOrUnknown(comment.user.displayName))}
    onClick={() => {
      requestReport({
        kind: 'community-comment',
        id: comment.id,
        version: comment.version,
      })
    }}
  >
    {texts.report}
  </button>
)

const Tools = ({ post, comment, onReply }: ToolsProps) => {
  const { me } = useFeedContext()
  return (
    <div className={styles.tools}>
      {onReply && comment.status === 'visible' && (
        <button
          type="button"
          className={styles.tool}
          aria-label={texts.replyTo(nameOrUnknown(comment.user.displayName))}
          onClick={() => onReply(comment)}
        >
          {texts.reply}
        </button>
      )}
      {comment.userId === me.id ? (
        <OwnTools post={post} comment={comment} />
      ) : (
        <ReportTool comment={comment} />
      )}
    </div>
  )
}

const CommentText = ({ comment }: { comment: Comment }) => {
  const text = (
    <MutedText authorId={comment.userId} texts={[comment.content]}>
      <p className={styles.text} dir="auto">
        <RichText text={comment.content} />
      </p>
    </MutedText>
  )
  if (!comment.drastic) return text
  return (
    <LazyCover id={comment.id} drastic={comment.drastic}>
      {text}
    </LazyCover>
  )
}

const CommentBody = (props: ToolsProps) => {
  const { comment } = props
  const { editing } = useFeedContext()
  const text = (
    <>
      <CommentText comment={comment} />
      <Tools {...props} />
    </>
  )
  if (!editing.has(comment.id)) return text
  return (
    <Suspense fallback={text}>
      <CommentEditor comment={comment} />
    </Suspense>
  )
}

export const CommentItem = memo(({ post, comment, onReply, children }: CommentItemProps) => {
  const toggleLike = useToggleLike('comment')
  return (
    <li className={styles.thread}>
      <div className={styles.comment}>
        <AuthorPicture author={comment.user} size="sm" />
        <div className={styles.body}>
          <p className={styles.head}>
            <AuthorName author={comment.user} />
            <span className={styles.time}>
              <RelativeTime at={comment.createdAt} />
              <EditedMark kind="comment" id={comment.id} text={comment} />
            </span>
          </p>
          {comment.status !== 'visible' && (
            <HeldNote
              text={texts.notes[comment.status]}
              reason={comment.statusReason}
              decidedId={comment.status === 'removed' ? comment.id : undefined}
              appeal={comment.status === 'held' ? `community-comment/${comment.id}` : undefined}
            />
          )}
          <CommentBody post={post} comment={comment} onReply={onReply} />
        </div>
        <LikeButton
          size="small"
          isLiked={comment.isLiked}
          likesCount={comment.likesCount}
          onToggle={(liked) => toggleLike(comment, liked)}
        />
      </div>
      {children}
    </li>
  )
})
CommentItem.displayName = 'CommentItem'
