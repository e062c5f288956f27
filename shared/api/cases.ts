import * as z from 'zod/mini'
import { AUTHORITIES, type Authority } from '../domain/cases.ts'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { CONTENT_MEASURES, MEMBER_MEASURES, SUSPENSION_DAYS } from '../domain/measures.ts'
import {
  REPORT_CATEGORIES,
  REPORT_OUTCOMES,
  REPORTED_KINDS,
  type ReportCategory,
} from '../domain/reports.ts'
import { multiLine, nameLine, singleLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { EvidenceMedia } from './evidence-media.ts'
import { Author, MemberId } from './members.ts'
import { StatementHeading } from './statements.ts'

const CATEGORIES = Object.keys(REPORT_CATEGORIES) as ReportCategory[]

const kind = z.enum(REPORTED_KINDS)
const category = z.enum(CATEGORIES)
const measure = z.enum([...CONTENT_MEASURES, ...MEMBER_MEASURES])

/** The moderator who works on a case, until the time; nobody else can meanwhile. */
const Assignee = z.object({
  id: MemberId,
  displayName: z.string(),
  until: z.iso.datetime(),
  isYou: z.boolean(),
})

const Escalation = z.object({
  at: z.iso.datetime(),
  authority: z.enum(Object.keys(AUTHORITIES) as Authority[]),
  /** Its name, such as „Polizei Berlin“. */
  name: z.string(),
  /** File number; empty when there is none yet. */
  reference: z.string(),
})
export type Escalation = z.infer<typeof Escalation>

const Card = {
  id: Ulid,
  kind,
  targetId: z.string(),
  /** The beginning of the evidence. */
  excerpt: z.string(),
  isUrgent: z.boolean(),
  /** How many reports name each category, the most frequent first. */
  categories: z.array(z.object({ category, reports: z.int() })),
  reports: z.int(),
  openedAt: z.iso.datetime(),
  lastReportAt: z.iso.datetime(),
  assignee: z.nullable(Assignee),
  isEscalated: z.boolean(),
  /** A reporter objected to an earlier decision with success. */
  isSecondLook: z.boolean(),
  /** False for moderators who decided about it before. */
  mayDecide: z.boolean(),
}

export const CaseCard = z.object(Card)
export type CaseCard = z.infer<typeof CaseCard>

export const listCases = contract({
  id: 'listCases',
  method: 'GET',
  path: '/api/admin/cases',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary:
    'Open cases, urgent ones first, then the oldest, without those about the caller; for reviewers those that no moderator may decide; a page can be short or empty',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^[01]#[0-7][0-9A-HJKMNP-TV-Z]{25}$/))),
    /** Only those that are assigned to the caller. */
    mine: z.optional(z.literal('true')),
    kind: z.optional(kind),
  }),
  response: z.array(CaseCard),
  errors: [],
  polled: true,
  paged: true,
  pollSeconds: 30,
})

const Neighbour = z.object({
  id: z.string(),
  senderId: MemberId,
  content: z.string(),
  kind: z.string(),
  at: z.iso.datetime(),
})

/** The object as it was when it was reported. */
export const Evidence = z.object({
  at: z.iso.datetime(),
  title: z.nullable(z.string()),
  text: z.string(),
  media: z.array(EvidenceMedia),
  path: z.string(),
  before: z.array(Neighbour),
  after: z.array(Neighbour),
})
export type Evidence = z.infer<typeof Evidence>

/** Reporters are not named. */
const CaseReport = z.object({
  id: Ulid,
  at: z.iso.datetime(),
  category,
  text: z.string(),
  by: z.enum(['member', 'guest']),
  /** Why it is looked at again: the words of the reporter, and the reasons of who agreed. */
  objection: z.nullable(z.object({ at: z.iso.datetime(), text: z.string(), reasons: z.string() })),
})

const SimilarCase = z.object({
  id: Ulid,
  kind,
  excerpt: z.string(),
  openedAt: z.iso.datetime(),
  /** `author`: of the same member; `text`: the same words, of whomever. */
  why: z.enum(['author', 'text']),
  /** Null while it is open; empty where it was left at earlier measures. */
  measures: z.nullable(z.array(measure)),
})
export type SimilarCase = z.infer<typeof SimilarCase>

export const Case = z.object({
  ...Card,
  /** Null for what no member wrote. */
  author: z.nullable(Author),
  /** Each version that was reported, the newest first. */
  evidence: z.array(Evidence),
  /** `gone` when its author deleted it since. */
  content: z.object({
    state: z.enum(['unchanged', 'changed', 'gone']),
    /** As it is now, when it changed. */
    text: z.nullable(z.string()),
    /** A decision names it, so that nobody decides about an unread text. */
    version: z.nullable(z.int()),
  }),
  /** What can be decided about it. */
  possible: z.array(measure),
  newestReports: z.array(CaseReport),
  history: z.object({ count: z.int(), newest: z.array(StatementHeading) }),
  similar: z.array(SimilarCase),
  /** Earlier measures that were too mild for a reporter; empty otherwise. They are in force unless an appeal lifted them. */
  earlier: z.array(StatementHeading),
  escalations: z.array(Escalation),
  /** Null while it is open. */
  decision: z.nullable(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      /** Empty where it was left at earlier measures. */
      measures: z.array(measure),
      outcome: z.enum(REPORT_OUTCOMES),
    }),
  ),
})
export type Case = z.infer<typeof Case>

const OneCase = z.object({ id: Ulid })

export const readCase = contract({
  id: 'readCase',
  method: 'GET',
  path: '/api/admin/cases/{id}',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary:
    'A case with evidence, reports, history of the member and similar cases; refused to those whom it concerns, and to reviewers where a moderator may decide',
  params: OneCase,
  response: Case,
  errors: ['not_found', 'conflict'],
  polled: true,
  pollSeconds: 30,
})

export const assignCase = contract({
  id: 'assignCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/assignment',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary:
    'Take an open case for 15 minutes, prolong that, or give it back; 409 while another moderator has it',
  params: OneCase,
  body: z.object({ assigned: z.boolean() }),
  response: z.object({ assignee: z.nullable(Assignee) }),
  errors: ['not_found', 'conflict', 'forbidden'],
})

export const NewEscalation = z.object({
  authority: z.enum(Object.keys(AUTHORITIES) as Authority[], 'Such dir die Stelle aus.'),
  name: nameLine(LIMITS.authority).check(z.minLength(2, 'Wie heißt die Stelle?')),
  reference: nameLine(LIMITS.authority),
})

export const escalateCase = contract({
  id: 'escalateCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/escalation',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary: 'Record which authority was informed about an open case (Art. 18 DSA); makes it urgent',
  params: OneCase,
  body: NewEscalation,
  response: z.object({ escalations: z.array(Escalation) }),
  errors: ['not_found', 'conflict'],
})

const { min, max } = LIMITS.statementText

/** Part of a statement of reasons: never empty (Art. 17 Abs. 3 DSA). */
const words = (missing: string) => multiLine(max).check(z.minLength(min, missing))

const ContentDecision = z.object({
  measure: z.enum(CONTENT_MEASURES),
  scope: words('Schreib, was die Maßnahme für den Inhalt bedeutet.'),
})

const MemberDecision = z
  .object({
    measure: z.enum(MEMBER_MEASURES),
    scope: words('Schreib, was die Maßnahme für das Mitglied bedeutet.'),
    /** Of a suspension. */
    days: z.optional(z.literal(SUSPENSION_DAYS)),
  })
  .check(
    z.refine(({ measure: chosen, days }) => (chosen === 'suspend') === (days !== undefined), {
      path: ['days'],
      error: 'Eine Sperre braucht eine Dauer, und nur sie.',
    }),
  )

/** A decision with every field of its statement of reasons; `decideCase` accepts none without. */
export const CaseDecision = z
  .object({
    category,
    content: z.nullable(ContentDecision),
    member: z.nullable(MemberDecision),
    facts: words('Schreib, was du festgestellt hast.'),
    ground: z.object({
      kind: z.enum(['law', 'terms']),
      rule: singleLine(LIMITS.statementRule).check(
        z.minLength(3, 'Welche Regel oder welches Gesetz?'),
      ),
      explanation: words('Schreib, warum das dagegen verstößt.'),
    }),
    /** Whether software found the content. A person decides. */
    isDetectedBySoftware: z.boolean(),
    redress: words('Schreib, wie man widersprechen kann.'),
    /** What the reporters read, without private data of the author. */
    answer: words('Schreib, was die Meldenden lesen.'),
    /** That the moderator read of earlier measures in force; where nothing more is done, and not otherwise. */
    keepsEarlier: z.optional(z.boolean()),
    /** The version of the content that the moderator read. */
    version: z.optional(z.int()),
  })
  .check(
    z.refine(({ content, member }) => content !== null || member !== null, {
      path: ['content'],
      error: 'Wähl eine Maßnahme.',
    }),
    z.refine(({ content, member }) => content?.measure !== 'dismiss' || member === null, {
      path: ['member'],
      error: 'Wer nichts falsch gemacht hat, bekommt keine Maßnahme.',
    }),
  )
export type CaseDecision = z.input<typeof CaseDecision>

export const decideCase = contract({
  id: 'decideCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/decision',
  caller: 'reviewer',
  blocks: 'none: staff',
  summary: 'Decide a case with a complete statement of reasons; the first decision wins',
  params: OneCase,
  body: CaseDecision,
  response: z.object({ statementIds: z.array(Ulid) }),
  errors: ['not_found', 'conflict', 'forbidden'],
})
