import { useQueryClient } from '@tanstack/react-query'
import { addComment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { copyText } from '#spa/platform/copy-text.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'
import { sendOrKeep } from '#spa/platform/outbox/keep-unsent.ts'
import { messages } from '../texts.ts'
import { setOverlay } from './overlays.ts'

interface NewComment {
  readonly content: string
  /** The comment that it answers. */
  readonly parentId?: string
}

/** The comments of one post are sent in their order. */
export const commentLane = (postId: string): string => `comment/${postId}`

export const useAddComment = (post: Post) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    send: (body: NewComment, idempotencyKey) =>
      sendOrKeep(
        addComment,
        { params: { id: post.id }, body, idempotencyKey },
        { id: idempotencyKey, kind: 'comment', lane: commentLane(post.id), label: body.content },
      ),
    onSuccess: (delivery) => {
      if (delivery.state !== 'sent') return
      const { answer: comment } = delivery
      const at = Date.now()
      setOverlay(client, comment.id, { createdComment: { value: comment, at } })
      if (comment.status !== 'visible') return
      setOverlay(client, post.id, { commentsCount: { value: post.commentsCount + 1, at } })
    },
    onError: (error, { content }) => {
      // The form goes with a post that is gone.
      const isGone = error instanceof ApiError && error.status === 404
      reportFailure(error, {
        description: messages.comments.failed(reasonOf(error)),
        ...(isGone && {
          action: {
            label: messages.comments.copy,
            onSelect: () => void copyText(content, messages.comments),
          },
        }),
      })
    },
  })
}
