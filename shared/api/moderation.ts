import * as z from 'zod/mini'
import { ConcertDate, ConcertTime } from '../domain/concerts.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { ArticleSource } from './articles.ts'
import { BandPatch } from './band-history.ts'
import { BandId } from './bands.ts'
import { contract } from './contract.ts'
import { Author } from './members.ts'
import { LastMessage } from './threads.ts'
import { MediaType } from './posts.ts'
import { Slide } from './stories.ts'

export const ModerationType = z.enum([
  'band',
  'article',
  'community-post',
  'community-comment',
  'message',
  'story',
  'concert',
])
export type ModerationType = z.infer<typeof ModerationType>

/** Why it is held: the matched term, findings of guards, reports of members; German, one line each. */
const moderationReason = z.string()

/** The matched NSBM term, to mark it in the text; null for other reasons. */
const moderationTerm = z.nullable(z.string())

/** The version of a text that its author can edit. A decision names it, so that nobody decides about an unread text. */
const version = z.int()

/** What its author objects to the hold; absent unless they did. */
const appeal = z.optional(z.string())

/** A member's report of an article. Members are not named. */
export const ArticleReport = z.object({
  at: z.iso.datetime(),
  text: z.string(),
  /** As the member read it, with the positions of its sources; null for the whole article. */
  sentence: z.nullable(
    z.object({
      text: z.string(),
      /** False when the sentence was corrected since. */
      isCurrent: z.boolean(),
      sources: z.array(z.int()),
    }),
  ),
})
export type ArticleReport = z.infer<typeof ArticleReport>

/** A feed item that says something else than the published article. */
export const LaterSource = z.object({
  /** Position in `sources`; null when the article has no room for it. */
  index: z.nullable(z.int()),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  /** Its words, for moderators only. */
  passage: z.string(),
  finding: z.string(),
})
export type LaterSource = z.infer<typeof LaterSource>

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
  version,
  reports: z.array(ArticleReport),
  laterSources: z.array(LaterSource),
})

/** A band that was added, a draft of the pipeline, a proposed edit, or a claim. */
export const HeldBandKind = z.enum(['new', 'draft', 'edit', 'claim'])
export type HeldBandKind = z.infer<typeof HeldBandKind>

const HeldBand = z.object({
  /** `<band>` for a new band or a draft, `<band>-<id of the proposal or claimant>` for the others. */
  id: z.string(),
  kind: HeldBandKind,
  bandId: BandId,
  name: z.string(),
  description: z.string(),
  /** The note of an edit, the evidence of a claim; the facts of a draft. */
  content: z.string(),
  moderationReason,
  /** Null where no term was found. */
  moderationTerm,
  appeal,
  /** Username; null for drafts and deleted members. */
  submittedBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Of the band; null for claims. */
  version: z.nullable(version),
  /** The current values, and what accepting an edit makes of them; null for the others. */
  change: z.nullable(z.object({ before: BandPatch, after: BandPatch })),
  /** Web page that proves a claim, or website of a new band. */
  linkUrl: z.nullable(z.string()),
  /** Of a claim: the band belongs to another member already. */
  isClaimed: z.boolean(),
  /** Articles that a draft cites. */
  sources: z.array(ArticleSource),
})

const HeldPost = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  content: z.string(),
  linkUrl: z.nullable(z.string()),
  mediaUrl: z.nullable(z.string()),
  mediaType: z.nullable(MediaType),
  mediaAlt: z.nullable(z.string()),
  version,
  userId: z.string(),
  username: z.string(),
  displayName: z.string(),
  moderationReason,
  moderationTerm,
  appeal,
  createdAt: z.iso.datetime(),
})

const HeldComment = z.object({
  id: z.string(),
  postId: z.string(),
  userId: z.string(),
  username: z.string(),
  displayName: z.string(),
  content: z.string(),
  version,
  moderationReason,
  moderationTerm,
  appeal,
  createdAt: z.iso.datetime(),
})

/** Photos and voice messages are named by kind only. */
const HeldMessage = z.object({
  id: z.string(),
  sender: Author,
  recipient: Author,
  content: z.string(),
  kind: LastMessage.shape.kind,
  moderationReason,
  moderationTerm,
  appeal,
  createdAt: z.iso.datetime(),
})

const HeldStory = z.object({
  id: z.string(),
  user: Author,
  slides: z.array(Slide),
  moderationReason,
  moderationTerm,
  appeal,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

const HeldConcert = z.object({
  id: z.string(),
  bandName: z.string(),
  date: ConcertDate,
  time: z.nullable(ConcertTime),
  venue: z.nullable(z.string()),
  city: z.string(),
  country: z.nullable(z.string()),
  genre: z.nullable(z.string()),
  price: z.nullable(z.string()),
  description: z.nullable(z.string()),
  ticketUrls: z.array(z.string()),
  /** The first member who submitted it; null when the account is gone. */
  submittedBy: z.nullable(Author),
  version,
  moderationReason,
  /** Null when a moderator holds it. */
  moderationTerm,
  appeal,
  createdAt: z.iso.datetime(),
})

const next = z.nullable(z.string())

/** Reported and appealed entries first, each group in the order of arrival; at most `LIMITS.moderationPage` of each kind; a count one above that means that there are more. */
export const ModerationPending = z.object({
  bands: z.array(HeldBand),
  articles: z.array(HeldArticle),
  communityPosts: z.array(HeldPost),
  communityComments: z.array(HeldComment),
  /** Without those that the moderator sent or received. */
  messages: z.array(HeldMessage),
  /** Without those that ended. */
  stories: z.array(HeldStory),
  concerts: z.array(HeldConcert),
  counts: z.object({
    bands: z.int(),
    articles: z.int(),
    communityPosts: z.int(),
    communityComments: z.int(),
    messages: z.int(),
    stories: z.int(),
    concerts: z.int(),
  }),
  /** `after` of the next page of each list; null after the last one. */
  next: z.object({
    bands: next,
    articles: next,
    communityPosts: next,
    communityComments: next,
    messages: next,
    stories: next,
    concerts: next,
  }),
})
export type ModerationPending = z.infer<typeof ModerationPending>
export type HeldArticle = z.infer<typeof HeldArticle>
export type HeldBand = z.infer<typeof HeldBand>
export type HeldPost = z.infer<typeof HeldPost>
export type HeldComment = z.infer<typeof HeldComment>
export type HeldMessage = z.infer<typeof HeldMessage>
export type HeldStory = z.infer<typeof HeldStory>
export type HeldConcert = z.infer<typeof HeldConcert>

export const moderationPending = contract({
  id: 'moderationPending',
  method: 'GET',
  path: '/api/admin/moderation/pending',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Content that waits for a decision',
  query: z.object({
    /** One list, and empty ones in place of the others. */
    type: z.optional(ModerationType),
    /** With `type`: its page after this one. */
    after: z.optional(z.string().check(z.regex(/^[01]#[0-7][0-9A-HJKMNP-TV-Z]{25}$/))),
  }),
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
  params: z.object({
    type: ModerationType,
    id: z
      .string()
      .check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}(-[0-7][0-9A-HJKMNP-TV-Z]{25}){0,2}$/)),
  }),
  body: z.object({
    action: z.enum(['approve', 'reject']),
    /** Reason of a rejection, shown to its author; the default reason when absent. */
    reason: z.optional(multiLine(LIMITS.moderationReason)),
    /** The version of the post or comment that the moderator read; a 409 when its author edited it since. */
    version: z.optional(version),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})
