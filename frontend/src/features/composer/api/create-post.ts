import type { SentBodyOf } from '#shared/api/contract.ts'
import { createPost, type Post } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'

type NewPost = SentBodyOf<typeof createPost>

export interface PostSender {
  readonly send: (post: NewPost) => Promise<Post>
}

/** Sending the same post again after a failure is the same post, not a second one. */
export const createPostSender = (): PostSender => {
  let attempt: { readonly content: string; readonly key: string } | undefined
  return {
    send: async (body) => {
      const content = JSON.stringify(body)
      if (attempt?.content !== content) attempt = { content, key: crypto.randomUUID() }
      const post = await call(createPost, { body, idempotencyKey: attempt.key })
      attempt = undefined
      return post
    },
  }
}
