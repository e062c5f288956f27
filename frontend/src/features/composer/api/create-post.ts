import type { SentBodyOf } from '#shared/api/contract.ts'
import { createPost } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'

type NewPost = SentBodyOf<typeof createPost>

export const useCreatePost = () =>
  useIdempotentMutation({
    send: (body: NewPost, idempotencyKey) => call(createPost, { body, idempotencyKey }),
  })
