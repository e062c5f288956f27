import { useState } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeleteComment } from '../api/delete-comment.ts'
import { messages } from '../texts.ts'
import * as styles from './comments.module.css'

const texts = messages.comments

interface DeleteCommentProps {
  post: Post
  /** By the viewer. */
  comment: Comment
}

/** Asks before it deletes an own comment. */
export const DeleteComment = ({ post, comment }: DeleteCommentProps) => {
  const [isConfirming, setConfirming] = useState(false)
  const remove = useDeleteComment(post)
  const close = () => setConfirming(false)
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={texts.removeTitle}
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {texts.remove}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={texts.removeTitle}
          question={texts.removeQuestion}
          confirm={texts.remove}
          onClose={close}
          onConfirm={() => {
            close()
            remove(comment)
          }}
        />
      )}
    </>
  )
}
