import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { addComment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { messages } from '../texts.ts'
import { reasonOf, reportFailure } from './report-failure.ts'
import { setOverlay } from './overlays.ts'

interface Attempt {
  readonly content: string
  readonly key: string
}

/** Sending the same text again after a failure is the same comment, not a second one. */
export const useAddComment = (post: Post) => {
  const client = useQueryClient()
  const attempt = useRef<Attempt>(undefined)
  const keyFor = (content: string): string => {
    if (attempt.current?.content !== content)
      attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }
  return useMutation({
    mutationFn: (content: string) =>
      call(addComment, {
        params: { id: post.id },
        body: { content },
        idempotencyKey: keyFor(content),
      }),
    onSuccess: (comment) => {
      attempt.current = undefined
      const at = Date.now()
      setOverlay(client, comment.id, { createdComment: { value: comment, at } })
      setOverlay(client, post.id, { commentsCount: { value: post.commentsCount + 1, at } })
    },
    onError: (error) => {
      reportFailure(error, messages.comments.failed(reasonOf(error)))
    },
  })
}
