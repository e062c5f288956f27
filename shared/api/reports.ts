import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import {
  isAnonymousCategory,
  isIdOfKind,
  needsText,
  REPORT_CATEGORIES,
  REPORT_OUTCOMES,
  REPORTED_KINDS,
  type ReportCategory,
} from '../domain/reports.ts'
import { multiLine, nameLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Honeypot, RequiredEmail } from './email.ts'
import { OwnAppeal } from './own-appeal.ts'

const CATEGORIES = Object.keys(REPORT_CATEGORIES) as ReportCategory[]

export const Category = z.enum(CATEGORIES, 'Such dir einen Grund aus.')

const NewReport = z
  .object({
    kind: z.enum(REPORTED_KINDS),
    id: z.string().check(z.maxLength(80)),
    category: Category,
    text: z.optional(multiLine(LIMITS.report)),
    /** Of the post or comment as the reporter saw it; the current one without it. */
    version: z.optional(z.int().check(z.minimum(1))),
  })
  .check(
    z.refine(({ kind, id }) => isIdOfKind(kind, id), 'Das gibt es so nicht.'),
    z.refine(({ category, text = '' }) => !needsText(category) || text !== '', {
      path: ['text'],
      error: 'Schreib kurz dazu, worum es geht.',
    }),
  )
export type NewReport = z.input<typeof NewReport>

export const createReport = contract({
  id: 'createReport',
  method: 'POST',
  path: '/api/reports',
  caller: 'member',
  blocks: { target: 'hidden' },
  summary: 'Report a post, comment, story, profile, band, concert, article or received message',
  body: NewReport,
  response: z.object({
    id: Ulid,
    /** The caller had reported it before; the earlier report counts. */
    isRepeated: z.boolean(),
  }),
  status: 201,
  errors: ['not_found', 'forbidden', 'throttled'],
  throttle: 'reports',
})

const Outcome = z.nullable(z.enum(REPORT_OUTCOMES))
const Instant = z.iso.datetime()

/** Null where nothing was decided, or the content was taken out; set again after an objection (Art. 20 DSA). */
const Objection = z.nullable(OwnAppeal)

const OwnReport = z.object({
  id: Ulid,
  kind: z.enum(REPORTED_KINDS),
  targetId: z.string(),
  category: Category,
  /** The beginning of what was reported. */
  title: z.string(),
  /** Where it is, or was: a path of the site. */
  /** Empty once it is gone with its author. */
  path: z.string(),
  at: Instant,
  /** Null until a moderator decided, as the next two. */
  outcome: Outcome,
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
  objection: Objection,
})
export type OwnReport = z.infer<typeof OwnReport>

export const listOwnReports = contract({
  id: 'listOwnReports',
  method: 'GET',
  path: '/api/reports',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'What the caller reported and what came of it; the newest of a page first',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^[a-z-]{4,20}#[0-9A-Z-]{26,80}$/))),
  }),
  response: z.array(OwnReport),
  errors: [],
  paged: true,
})

const { name } = LIMITS.contact
const { min, max } = LIMITS.guestReport

/** Chosen by the browser of the guest, so that a call that is sent again gets the same answer. */
const Receipt = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Shows what is missing of name and address beside other errors. */
const isObject = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null

/** What Art. 16 Abs. 2 DSA asks for: reason, place, name and address, and good faith. */
export const NewGuestReport = z
  .object({
    url: z
      .string()
      .check(z.trim(), z.minLength(1, 'Die Adresse fehlt.'), z.maxLength(LIMITS.linkUrl)),
    category: Category,
    text: multiLine(max).check(
      z.minLength(min, `Erklär in ein, zwei Sätzen, was daran nicht in Ordnung ist.`),
    ),
    name: z.optional(nameLine(name)),
    email: z.optional(RequiredEmail),
    goodFaith: z.literal(true, 'Bestätige, dass deine Angaben nach bestem Wissen stimmen.'),
    receipt: Receipt,
    website: Honeypot,
  })
  .check(
    z.refine((report) => isAnonymousCategory(report.category) || (report.name ?? '') !== '', {
      path: ['name'],
      when: isObject,
      error: 'Sag uns, wie du heißt.',
    }),
    z.refine((report) => isAnonymousCategory(report.category) || report.email !== undefined, {
      path: ['email'],
      when: isObject,
      error: 'Bitte gib eine gültige E-Mail-Adresse ein',
    }),
  )
export type NewGuestReport = z.input<typeof NewGuestReport>

export const createGuestReport = contract({
  id: 'createGuestReport',
  method: 'POST',
  path: '/api/reports/guest',
  caller: 'public',
  blocks: 'none: no viewer',
  summary:
    'Report something by its address without an account; the answer is the same whether or not it exists',
  body: NewGuestReport,
  /** The number of the report, for questions. */
  response: z.object({ id: Ulid }),
  status: 201,
  errors: ['throttled'],
})

export const readReceipt = contract({
  id: 'readReceipt',
  method: 'POST',
  path: '/api/reports/receipt',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'What came of the report that a receipt belongs to',
  body: z.object({ receipt: z.string().check(z.maxLength(200)) }),
  response: z.object({
    id: Ulid,
    kind: z.enum(REPORTED_KINDS),
    category: Category,
    at: Instant,
    outcome: Outcome,
    reason: z.nullable(z.string()),
    decidedAt: z.nullable(Instant),
    objection: Objection,
  }),
  errors: ['not_found', 'throttled'],
})
