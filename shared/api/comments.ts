import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Author, MemberId } from './members.ts'
import { ContentStatus, Drastic } from './posts.ts'

/** `<post id>-<own ULID>`: the id alone locates a comment, and sorts by time within its post. */
export const CommentId = z
  .string()
  .check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}-[0-7][0-9A-HJKMNP-TV-Z]{25}$/))

export const Comment = z.object({
  id: CommentId,
  postId: Ulid,
  userId: MemberId,
  user: Author,
  content: z.string(),
  /** The comment that this one answers, itself no reply. It may be gone. */
  parentId: z.nullable(CommentId),
  createdAt: z.iso.datetime(),
  /** Of the text; 1 until it is edited. */
  version: z.number(),
  editedAt: z.nullable(z.iso.datetime()),
  isLiked: z.boolean(),
  likesCount: z.number(),
  status: ContentStatus,
  statusReason: z.nullable(z.string()),
  drastic: z.optional(Drastic),
})
export type Comment = z.infer<typeof Comment>

export const CommentContent = multiLine(LIMITS.comment).check(
  z.minLength(1, 'Ein leerer Kommentar sagt nichts.'),
)

const OnePost = z.object({ id: Ulid })

export const listComments = contract({
  id: 'listComments',
  method: 'GET',
  path: '/api/community/posts/{id}/comments',
  caller: 'member',
  blocks: { filters: 'userId', target: 'hidden' },
  summary: 'The comments of a post, newest page first, each page oldest first',
  params: OnePost,
  query: z.object({ cursor: z.optional(Ulid) }),
  response: z.array(Comment),
  errors: ['not_found'],
  polled: true,
  paged: true,
  pollSeconds: 30,
})

export const addComment = contract({
  id: 'addComment',
  method: 'POST',
  path: '/api/community/posts/{id}/comments',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Comment on a post, or reply to a comment on it',
  params: OnePost,
  /** A reply to a reply belongs to the same comment. */
  body: z.object({ content: CommentContent, parentId: z.optional(CommentId) }),
  response: Comment,
  status: 201,
  errors: ['not_found', 'blocked', 'throttled', 'conflict'],
  idempotent: true,
  throttle: 'comments',
  guard: { fields: ['content'], onHit: 'hold' },
})

export const deleteComment = contract({
  id: 'deleteComment',
  method: 'DELETE',
  path: '/api/community/comments/{id}',
  caller: 'member',
  blocks: { target: 'ownOnly' },
  summary: 'Delete an own comment with its likes',
  params: z.object({ id: CommentId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden'],
})
