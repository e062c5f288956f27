import { useQueryClient } from '@tanstack/react-query'
import { listComments, type Comment } from '#shared/api/comments.ts'
import { editComment, editPost } from '#shared/api/edits.ts'
import { getPost, type Post } from '#shared/api/posts.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'
import { draftOfComment, draftOfPost, toPostBody, type EditDraft } from '../model/edit.ts'
import { nextUlid } from '../model/next-ulid.ts'
import { setOverlay } from './overlays.ts'

/** How a text is saved, and read again after a conflict. */
export interface EditCalls {
  readonly save: (changed: EditDraft) => Promise<Post | Comment>
  readonly isSaving: boolean
  readonly readNow: () => Promise<EditDraft | undefined>
}

export const useEditPost = (id: string): EditCalls => {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useIdempotentMutation({
    send: (changed: EditDraft, idempotencyKey) =>
      call(editPost, { params: { id }, body: toPostBody(changed), idempotencyKey }),
    onSuccess: (post) => {
      setOverlay(client, id, { editedPost: { value: post, at: Date.now() } })
      void client.invalidateQueries({ queryKey: ['community', 'history', id] })
    },
  })
  return {
    save: mutateAsync,
    isSaving: isPending,
    readNow: async () => draftOfPost(await call(getPost, { params: { id } })),
  }
}

export const useEditComment = ({ id, postId }: Comment): EditCalls => {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useIdempotentMutation({
    send: ({ version, texts }: EditDraft, idempotencyKey) =>
      call(editComment, {
        params: { id },
        body: { version, content: texts['content'] ?? '' },
        idempotencyKey,
      }),
    onSuccess: (comment) => {
      setOverlay(client, id, { editedComment: { value: comment, at: Date.now() } })
      void client.invalidateQueries({ queryKey: ['community', 'history', id] })
    },
  })
  return {
    save: mutateAsync,
    isSaving: isPending,
    readNow: async () => {
      // The newest comments before the next id begin with this one.
      const cursor = nextUlid(id.slice(postId.length + 1))
      const page = await callPage(listComments, { params: { id: postId }, query: { cursor } })
      const now = page.items.find((comment) => comment.id === id)
      return now && draftOfComment(now)
    },
  }
}
