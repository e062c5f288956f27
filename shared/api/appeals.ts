import * as z from 'zod/mini'
import {
  APPEAL_DECISIONS,
  APPEAL_ORIGINS,
  APPEAL_REASONS,
  APPEAL_STATES,
} from '../domain/appeals.ts'
import { Ulid } from '../domain/ids.ts'
import { CONTENT_MEASURES, MEMBER_MEASURES, SUSPENSION_DAYS } from '../domain/measures.ts'
import { REPORT_CATEGORIES, REPORTED_KINDS, type ReportCategory } from '../domain/reports.ts'
import { multiLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { EvidenceMedia } from './evidence-media.ts'
import { AppealText as text, OwnAppeal } from './own-appeal.ts'
import { Statement, StatementHeading } from './statements.ts'

const CATEGORIES = Object.keys(REPORT_CATEGORIES) as ReportCategory[]

const measure = z.enum([...CONTENT_MEASURES, ...MEMBER_MEASURES])

const ofStatement = z.object({ id: Ulid })

export const readAppeal = contract({
  id: 'readAppeal',
  method: 'GET',
  path: '/api/statements/{id}/appeal',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'The caller’s appeal against a decision about them; 404 for others',
  params: ofStatement,
  response: OwnAppeal,
  errors: ['not_found'],
})

export const submitAppeal = contract({
  id: 'submitAppeal',
  method: 'POST',
  path: '/api/statements/{id}/appeal',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary:
    'Appeal against a decision, once, within six months; the same text again changes nothing',
  params: ofStatement,
  body: z.object({ text }),
  response: OwnAppeal,
  status: 201,
  errors: ['not_found', 'conflict', 'gone', 'throttled'],
  throttle: 'reports',
})

export const withdrawAppeal = contract({
  id: 'withdrawAppeal',
  method: 'DELETE',
  path: '/api/statements/{id}/appeal',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'Withdraw an appeal that is not decided yet',
  params: ofStatement,
  response: OwnAppeal,
  errors: ['not_found', 'conflict'],
})

/** What the guard holds, and its author can object to. */
export const HOLD_KINDS = [
  'community-post',
  'community-comment',
  'story',
  'message',
  'concert',
  'band',
] as const

const ofHold = z.object({
  type: z.enum(HOLD_KINDS),
  id: z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}(-[0-7][0-9A-HJKMNP-TV-Z]{25}){0,2}$/)),
})

const HoldAppeal = z.object({
  /** The beginning of what is held. */
  excerpt: z.string(),
  /** Null until the author objected. */
  appeal: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** Its statement of reasons, which is written within seconds; null where a moderator took it down before. */
  statementId: z.nullable(Ulid),
})
export type HoldAppeal = z.infer<typeof HoldAppeal>

export const readHoldAppeal = contract({
  id: 'readHoldAppeal',
  method: 'GET',
  path: '/api/moderation/holds/{type}/{id}/appeal',
  caller: 'member',
  blocks: 'none: own data',
  whileSuspended: true,
  summary:
    'Own content that waits for a moderator, with the appeal; 404 for others and once decided',
  params: ofHold,
  response: HoldAppeal,
  errors: ['not_found'],
})

export const appealHold = contract({
  id: 'appealHold',
  method: 'POST',
  path: '/api/moderation/holds/{type}/{id}/appeal',
  caller: 'member',
  blocks: 'none: own data',
  whileSuspended: true,
  summary:
    'Object to a hold, once for each; moderators read it first. The same text again changes nothing',
  params: ofHold,
  body: z.object({ text }),
  response: HoldAppeal,
  status: 201,
  errors: ['not_found', 'conflict', 'throttled'],
  throttle: 'reports',
})

/** Of an appeal: that of the statement, with that of the report where a reporter objects. */
const AppealId = z
  .string()
  .check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}(-[0-7][0-9A-HJKMNP-TV-Z]{25})?$/))

/** Why the caller may not decide; null when they may. */
export const REFUSALS = ['decided-first', 'own', 'reporter', 'conversation'] as const

const Card = {
  id: AppealId,
  at: z.iso.datetime(),
  kind: z.enum(REPORTED_KINDS),
  origin: z.enum(APPEAL_ORIGINS),
  measure,
  /** A reporter objects to a measure as too mild. */
  isTooMild: z.boolean(),
  /** The beginning of the content. */
  excerpt: z.string(),
  state: z.enum(APPEAL_STATES),
  refusal: z.nullable(z.enum(REFUSALS)),
  /** Only the member who decided first could decide: the site needs a second person. */
  lacksReviewer: z.boolean(),
}

export const AppealCard = z.object(Card)
export type AppealCard = z.infer<typeof AppealCard>

export const listAppeals = contract({
  id: 'listAppeals',
  method: 'GET',
  path: '/api/admin/appeals',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary: 'Open appeals, the oldest first, with the reason why the caller may not decide one',
  query: z.object({ cursor: z.optional(Ulid) }),
  response: z.array(AppealCard),
  errors: [],
  polled: true,
  paged: true,
  pollSeconds: 30,
})

const Evidence = z.object({
  at: z.iso.datetime(),
  title: z.nullable(z.string()),
  text: z.string(),
})

/** Callers with an interest of their own get the card only: the rest is empty. */
export const ReviewedAppeal = z.object({
  ...Card,
  text: z.string(),
  /** What the reporter who objects had reported. */
  report: z.nullable(z.object({ category: z.enum(CATEGORIES), text: z.string() })),
  statement: z.nullable(Statement),
  /** Further measures of a decision that is too mild for a reporter. */
  alongside: z.array(StatementHeading),
  /** As it was at the time of the reports, the newest first; at most five. */
  evidence: z.array(Evidence),
  /** Copies from the newest report, otherwise what the measure keeps. */
  media: z.array(EvidenceMedia),
  /** The content as it is now; null when it is gone, and for a member. */
  content: z.nullable(z.string()),
  /** Whether lifting the measure brings content back. */
  brings: z.boolean(),
  /** What the measure can become: milder ones for its member, nothing where a reporter objects. */
  possible: z.array(measure),
})
export type ReviewedAppeal = z.infer<typeof ReviewedAppeal>

export const reviewAppeal = contract({
  id: 'reviewAppeal',
  method: 'GET',
  path: '/api/admin/appeals/{id}',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary: 'An appeal with statement, evidence and content; marks it as in review',
  params: z.object({ id: AppealId }),
  response: ReviewedAppeal,
  errors: ['not_found'],
})

export const decideAppeal = contract({
  id: 'decideAppeal',
  method: 'POST',
  path: '/api/admin/appeals/{id}',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary:
    'Uphold, lift or change a decision; never by the member who took it; the first one wins. Where a reporter objects, lifting opens the case again',
  params: z.object({ id: AppealId }),
  body: z
    .object({
      decision: z.enum(APPEAL_DECISIONS),
      /** For a change. */
      measure: z.optional(measure),
      /** For a suspension. */
      days: z.optional(z.literal(SUSPENSION_DAYS)),
      reasons: multiLine(APPEAL_REASONS.max).check(
        z.minLength(
          APPEAL_REASONS.min,
          `Begründe das mit mindestens ${APPEAL_REASONS.min} Zeichen.`,
        ),
      ),
    })
    .check(
      z.refine(
        ({ decision, measure: chosen }) => (decision === 'change') === (chosen !== undefined),
        'Zu einer Änderung gehört die neue Maßnahme.',
      ),
      z.refine(
        ({ measure: chosen, days }) => (chosen === 'suspend') === (days !== undefined),
        'Zu einer Sperre gehört ihre Dauer.',
      ),
    ),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'conflict', 'forbidden'],
})
