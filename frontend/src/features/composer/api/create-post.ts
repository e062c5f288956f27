import type { SentBodyOf } from '#shared/api/contract.ts'
import { createPost, type Post } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { createIdempotentSender } from '#spa/platform/idempotency.ts'

type NewPost = SentBodyOf<typeof createPost>

export interface PostSender {
  readonly send: (post: NewPost) => Promise<Post>
}

/** One sender belongs to one composer: it creates a post once, even when an answer was lost. */
export const createPostSender = (): PostSender => {
  const sendOnce = createIdempotentSender<NewPost, Post>()
  return {
    send: (post) =>
      sendOnce(post, (body, idempotencyKey) => call(createPost, { body, idempotencyKey })),
  }
}
