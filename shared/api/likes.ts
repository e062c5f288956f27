import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { CommentId } from './comments.ts'
import { contract } from './contract.ts'

export const LikeState = z.object({ isLiked: z.boolean(), likesCount: z.number() })
export type LikeState = z.infer<typeof LikeState>

/** An empty body toggles; with `liked` a retry never flips it back. */
const LikeIntent = z.optional(z.object({ liked: z.optional(z.boolean()) }))

export const likePost = contract({
  id: 'likePost',
  method: 'POST',
  path: '/api/community/posts/{id}/like',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Like a post, or take the like back',
  params: z.object({ id: Ulid }),
  body: LikeIntent,
  response: LikeState,
  errors: ['not_found', 'blocked', 'throttled'],
  throttle: 'likes',
})

export const likeComment = contract({
  id: 'likeComment',
  method: 'POST',
  path: '/api/community/comments/{id}/like',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Like a comment, or take the like back',
  params: z.object({ id: CommentId }),
  body: LikeIntent,
  response: LikeState,
  errors: ['not_found', 'blocked', 'throttled'],
  throttle: 'likes',
})
