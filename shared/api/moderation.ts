import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { ArticleSource } from './articles.ts'
import { contract } from './contract.ts'
import { MediaType } from './posts.ts'

export const ModerationType = z.enum(['band', 'article', 'community-post', 'community-comment'])
export type ModerationType = z.infer<typeof ModerationType>

/** Why it is held: the matched term, findings of guards, reports of members; German, one line each. */
const moderationReason = z.string()

/** The matched NSBM term, to mark it in the text; null for other reasons. */
const moderationTerm = z.nullable(z.string())

const HeldArticle = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  moderationReason,
  /** Null for articles of the pipeline. */
  submittedBy: z.nullable(z.string()),
  /** True when a member reported it and it is still readable. */
  isPublished: z.boolean(),
  sources: z.array(ArticleSource),
})

const HeldBand = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  content: z.string(),
  moderationReason,
  submittedBy: z.nullable(z.string()),
})

const HeldPost = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  content: z.string(),
  linkUrl: z.nullable(z.string()),
  mediaUrl: z.nullable(z.string()),
  mediaType: z.nullable(MediaType),
  userId: z.string(),
  username: z.string(),
  displayName: z.string(),
  moderationReason,
  moderationTerm,
  createdAt: z.iso.datetime(),
})

const HeldComment = z.object({
  id: z.string(),
  postId: z.string(),
  userId: z.string(),
  username: z.string(),
  displayName: z.string(),
  content: z.string(),
  moderationReason,
  moderationTerm,
  createdAt: z.iso.datetime(),
})

/** Oldest first, at most `LIMITS.moderationPage` of each kind; a count one above that means that there are more. */
export const ModerationPending = z.object({
  bands: z.array(HeldBand),
  articles: z.array(HeldArticle),
  communityPosts: z.array(HeldPost),
  communityComments: z.array(HeldComment),
  counts: z.object({
    bands: z.int(),
    articles: z.int(),
    communityPosts: z.int(),
    communityComments: z.int(),
  }),
})
export type ModerationPending = z.infer<typeof ModerationPending>
export type HeldArticle = z.infer<typeof HeldArticle>
export type HeldBand = z.infer<typeof HeldBand>
export type HeldPost = z.infer<typeof HeldPost>
export type HeldComment = z.infer<typeof HeldComment>

export const moderationPending = contract({
  id: 'moderationPending',
  method: 'GET',
  path: '/api/admin/moderation/pending',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Content that waits for a decision',
  response: ModerationPending,
  errors: [],
  polled: true,
  pollSeconds: 30,
})

export const moderate = contract({
  id: 'moderate',
  method: 'POST',
  path: '/api/admin/moderation/{type}/{id}',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Approve or reject content; the first decision wins',
  params: z.strictObject({
    type: ModerationType,
    id: z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}(-[0-7][0-9A-HJKMNP-TV-Z]{25})?$/)),
  }),
  body: z.strictObject({
    action: z.enum(['approve', 'reject']),
    /** Reason of a rejection, shown to its author; the default reason when absent. */
    reason: z.optional(multiLine(LIMITS.moderationReason)),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})
