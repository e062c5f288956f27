import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { contract } from './contract.ts'

export const DEFAULT_REJECT_REASON = 'Inhalt nicht angemessen'

export const ModerationType = z.enum(['band', 'article', 'community-post', 'community-comment'])
export type ModerationType = z.infer<typeof ModerationType>

/** Why it waits here: the rule that hit, or the finding of a guard; German. */
const moderationReason = z.string()

const HeldArticle = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  moderationReason,
  /** Null for what the pipeline wrote. */
  submittedBy: z.nullable(z.string()),
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
  mediaType: z.nullable(z.string()),
  userId: z.string(),
  displayName: z.string(),
  moderationReason,
  createdAt: z.iso.datetime(),
})

const HeldComment = z.object({
  id: z.string(),
  postId: z.string(),
  userId: z.string(),
  displayName: z.string(),
  content: z.string(),
  moderationReason,
  createdAt: z.iso.datetime(),
})

/** The oldest of each kind first, at most `LIMITS.moderationPage` of each; `counts` says how many wait in all. */
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

export const moderationPending = contract({
  id: 'moderationPending',
  method: 'GET',
  path: '/api/admin/moderation/pending',
  caller: 'moderator',
  summary: 'What waits for a decision',
  response: ModerationPending,
  errors: [],
})

export const moderate = contract({
  id: 'moderate',
  method: 'POST',
  path: '/api/admin/moderation/{type}/{id}',
  caller: 'moderator',
  summary: 'Let something appear, or reject it; once, whoever comes first',
  params: z.strictObject({
    type: ModerationType,
    id: z.string().check(z.regex(/^[0-9A-Z-]{26,53}$/)),
  }),
  body: z.strictObject({
    action: z.enum(['approve', 'reject']),
    reason: z.optional(multiLine(LIMITS.moderationReason)),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})
