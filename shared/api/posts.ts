import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, singleLine } from '../domain/text.ts'
import { POST_SUGGESTION_REASONS } from '../domain/suggestions.ts'
import { OptionalWebUrl } from '../domain/web-url.ts'
import { contract } from './contract.ts'
import { Author, MemberId } from './members.ts'
import { PickedTrackId, TrackFields } from './music.ts'
import { UploadedUrl } from './uploaded-url.ts'

export const PostId = Ulid
export const MediaType = z.enum(['image', 'video', 'audio'])
export type MediaType = z.infer<typeof MediaType>

/** Others see only `visible`; authors also see their own content with the reason (docs/product/content-moderation.md#status). */
export const ContentStatus = z.enum(['visible', 'held', 'removed'])
export type ContentStatus = z.infer<typeof ContentStatus>

/**
 * Content that its author or a moderator labelled as drastic; absent for all other content. The browser covers it
 * until it is tapped. `withheld`: the viewer is a minor, and text and media are missing (docs/product/age.md).
 */
export const Drastic = z.enum(['covered', 'withheld'])

export const Post = z.object({
  id: PostId,
  userId: MemberId,
  user: Author,
  username: z.string(),
  displayName: z.string(),
  avatar: z.nullable(z.string()),
  isVerified: z.boolean(),
  title: z.nullable(z.string()),
  content: z.string(),
  mediaUrl: z.nullable(z.string()),
  mediaType: z.nullable(MediaType),
  /** A smaller rendition of an image for small screens; null when there is none. */
  mediaPreviewUrl: z.nullable(z.string()),
  /** Pixels, to reserve space while the image loads; null when unknown. */
  /** What the picture or video shows; null when its author did not say it. */
  mediaAlt: z.nullable(z.string()),
  mediaWidth: z.nullable(z.number()),
  mediaHeight: z.nullable(z.number()),
  linkUrl: z.nullable(z.string()),
  ...TrackFields.shape,
  isPinned: z.boolean(),
  isLiked: z.boolean(),
  likesCount: z.number(),
  commentsCount: z.number(),
  createdAt: z.iso.datetime(),
  /** Of the text; 1 until it is edited. */
  version: z.number(),
  editedAt: z.nullable(z.iso.datetime()),
  status: ContentStatus,
  /** Why the author's own post is held or was removed; null otherwise. */
  statusReason: z.nullable(z.string()),
  /** Chosen for the viewer; it is older than its neighbours on the first page of the feed. */
  isSuggestion: z.boolean(),
  suggestionReason: z.nullable(z.enum(POST_SUGGESTION_REASONS)),
  /** German sentences with what the suggestion rests on; empty for all other posts. */
  suggestionFacts: z.array(z.string()),
  drastic: z.optional(Drastic),
})
export type Post = z.infer<typeof Post>

export const NewPost = z.object({
  content: z.optional(multiLine(LIMITS.postContent)),
  title: z.optional(singleLine(LIMITS.postTitle)),
  linkUrl: z.optional(OptionalWebUrl),
  mediaUrl: z.optional(UploadedUrl),
  mediaPreviewUrl: z.optional(UploadedUrl),
  mediaType: z.optional(MediaType),
  mediaAlt: z.optional(singleLine(LIMITS.mediaAlt)),
  /** A track that the search found; the server adds its names and addresses. */
  spotifyTrackId: z.optional(PickedTrackId),
  /** Labels the post as drastic. Forms send a text. */
  isDrastic: z.optional(z.union([z.boolean(), z.enum(['', 'true', 'false'])])),
})

export const listPosts = contract({
  id: 'listPosts',
  method: 'GET',
  path: '/api/community/posts',
  caller: 'member',
  blocks: { filters: 'userId' },
  summary:
    'The community feed, newest first; the first page starts with the pinned posts and contains suggestions',
  /** `newest`: without suggestions. Tabs that show the feed ask for it when they poll. */
  query: z.object({ cursor: z.optional(Ulid), order: z.optional(z.literal('newest')) }),
  response: z.array(Post),
  errors: [],
  polled: true,
  paged: true,
  pollSeconds: 30,
})

export const createPost = contract({
  id: 'createPost',
  method: 'POST',
  path: '/api/community/posts',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Publish a post; needs text, media or a track',
  body: NewPost,
  bodyType: 'multipart',
  response: Post,
  status: 201,
  errors: ['too_large', 'unsupported_media', 'throttled', 'conflict'],
  idempotent: true,
  throttle: 'posts',
  guard: { fields: ['title', 'content', 'linkUrl', 'mediaAlt'], onHit: 'hold' },
})

const OnePost = z.object({ id: PostId })

export const getPost = contract({
  id: 'getPost',
  method: 'GET',
  path: '/api/community/posts/{id}',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'One post, for deep links',
  params: OnePost,
  response: Post,
  errors: ['not_found'],
  polled: true,
})

export const deletePost = contract({
  id: 'deletePost',
  method: 'DELETE',
  path: '/api/community/posts/{id}',
  caller: 'member',
  blocks: { target: 'ownOnly' },
  summary: 'Delete an own post with its comments, likes and media',
  params: OnePost,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden'],
})

export const pinPost = contract({
  id: 'pinPost',
  method: 'POST',
  path: '/api/admin/posts/{id}/pin',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Pin or unpin a post at the top of the feed',
  params: OnePost,
  body: z.object({ pinned: z.boolean() }),
  response: z.object({ isPinned: z.boolean() }),
  errors: ['not_found', 'conflict'],
})
