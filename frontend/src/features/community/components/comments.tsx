import type { Post } from '#shared/api/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import { useComments } from '../api/comments.ts'
import { useLiveCounts } from '../api/live-counts.ts'
import { messages } from '../texts.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import * as styles from './comments.module.css'

const keepItsFocus = keepFocus('button')

const CommentList = ({ post }: { post: Post }) => {
  const { comments, error, retry, older } = useComments(post.id)
  useLiveCounts(post.id)
  if (error && !comments)
    return (
      <ErrorState space="line" title={messages.comments.loadFailed} text={error} onRetry={retry} />
    )
  if (!comments) return <Loading label={messages.comments.loading} />
  return (
    <>
      {older.exist && (
        <Button variant="ghost" busy={older.isLoading} onClick={older.load}>
          {messages.comments.older}
        </Button>
      )}
      {comments.length === 0 && <p className={styles.empty}>{messages.comments.empty}</p>}
      <ol className={styles.list}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} post={post} comment={comment} />
        ))}
      </ol>
    </>
  )
}

export const Comments = ({ post }: { post: Post }) => (
  <section ref={keepItsFocus} className={styles.root} aria-label={messages.comments.list}>
    <CommentList post={post} />
    {post.status === 'visible' && <CommentForm post={post} />}
  </section>
)
