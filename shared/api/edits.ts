import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, singleLine } from '../domain/text.ts'
import { OptionalWebUrl } from '../domain/web-url.ts'
import { Comment, CommentContent, CommentId } from './comments.ts'
import { contract } from './contract.ts'
import { Post } from './posts.ts'

/** The version that the editor saw. An edit of another one is refused, so that no edit overwrites another. */
const SeenVersion = z.int().check(z.minimum(1))

const OnePost = z.object({ id: Ulid })
const OneComment = z.object({ id: CommentId })

/** An earlier version of a text. */
const Earlier = z.object({
  version: z.number(),
  /** Empty when the version was withdrawn. */
  content: z.string(),
  withdrawnBy: z.nullable(z.enum(['author', 'moderation'])),
  /** When this version was written. */
  writtenAt: z.iso.datetime(),
})

export const EarlierPost = z.object({
  ...Earlier.shape,
  title: z.nullable(z.string()),
  linkUrl: z.nullable(z.string()),
})
export type EarlierPost = z.infer<typeof EarlierPost>

export const EarlierComment = Earlier
export type EarlierComment = z.infer<typeof EarlierComment>

export const editPost = contract({
  id: 'editPost',
  method: 'PATCH',
  path: '/api/community/posts/{id}',
  caller: 'member',
  blocks: { target: 'ownOnly' },
  summary:
    'Change the texts or the drastic label of an own post; absent fields stay, earlier versions stay readable',
  params: OnePost,
  body: z.object({
    version: SeenVersion,
    content: z.optional(multiLine(LIMITS.postContent)),
    title: z.optional(singleLine(LIMITS.postTitle)),
    linkUrl: z.optional(OptionalWebUrl),
    mediaAlt: z.optional(singleLine(LIMITS.mediaAlt)),
    /** The label of the author. That of a moderator stays. */
    isDrastic: z.optional(z.boolean()),
  }),
  response: Post,
  errors: ['not_found', 'forbidden', 'conflict', 'throttled'],
  idempotent: true,
  throttle: 'posts',
  guard: { fields: ['title', 'content', 'linkUrl', 'mediaAlt'], onHit: 'hold' },
})

export const postHistory = contract({
  id: 'postHistory',
  method: 'GET',
  path: '/api/community/posts/{id}/history',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'Earlier versions of a post, newest first',
  params: OnePost,
  response: z.array(EarlierPost),
  errors: ['not_found'],
})

export const editComment = contract({
  id: 'editComment',
  method: 'PATCH',
  path: '/api/community/comments/{id}',
  caller: 'member',
  blocks: { target: 'ownOnly' },
  summary: 'Change an own comment; earlier versions stay readable',
  params: OneComment,
  body: z.object({ version: SeenVersion, content: CommentContent }),
  response: Comment,
  errors: ['not_found', 'forbidden', 'conflict', 'throttled'],
  idempotent: true,
  throttle: 'comments',
  guard: { fields: ['content'], onHit: 'hold' },
})

export const commentHistory = contract({
  id: 'commentHistory',
  method: 'GET',
  path: '/api/community/comments/{id}/history',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'Earlier versions of a comment, newest first',
  params: OneComment,
  response: z.array(EarlierComment),
  errors: ['not_found'],
})

export const withdrawVersion = contract({
  id: 'withdrawVersion',
  method: 'POST',
  path: '/api/community/history/{id}/withdraw',
  caller: 'member',
  blocks: { target: 'ownOnly' },
  summary:
    'Delete what an earlier version of a post or comment says, as its author or a moderator; the history shows that it was withdrawn, and by whom',
  params: z.object({ id: z.union([Ulid, CommentId]) }),
  body: z.object({
    version: SeenVersion,
    /** Of a moderator: goes into the statement of reasons for the author. */
    reason: z.optional(multiLine(LIMITS.moderationReason)),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'invalid_input', 'throttled'],
  throttle: 'posts',
})
