import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { CONTENT_MEASURES, HOLD, MEMBER_MEASURES } from '../domain/measures.ts'
import { REPORTED_KINDS } from '../domain/reports.ts'
import { contract } from './contract.ts'

/** What has become of a measure: an appeal lifted, upheld or changed it; a hold is lifted, or ended by another decision. */
export const StatementOutcome = z.enum(['lifted', 'upheld', 'changed', 'ended'])

const Heading = {
  id: Ulid,
  at: z.iso.datetime(),
  kind: z.enum(REPORTED_KINDS),
  targetId: z.string(),
  measure: z.enum([...CONTENT_MEASURES, ...MEMBER_MEASURES, HOLD]),
  /** The beginning of the content. */
  excerpt: z.string(),
  /** Null for good. */
  until: z.nullable(z.iso.datetime()),
  outcome: z.nullable(StatementOutcome),
}

export const StatementHeading = z.object(Heading)
export type StatementHeading = z.infer<typeof StatementHeading>

/** A statement of reasons with everything that Art. 17 Abs. 3 DSA asks for. It names neither reporter nor moderator. */
export const Statement = z.object({
  ...Heading,
  facts: z.string(),
  ground: z.object({
    kind: z.enum(['law', 'terms']),
    rule: z.string(),
    explanation: z.string(),
  }),
  /** Whether software found the content, and whether software decided. */
  automated: z.object({ detection: z.boolean(), decision: z.boolean() }),
  /** Whether reports of others led to it. */
  wasReported: z.boolean(),
  scope: z.string(),
  redress: z.string(),
  /** Until when the member can appeal. */
  appealEndsAt: z.iso.datetime(),
})
export type Statement = z.infer<typeof Statement>

export const listStatements = contract({
  id: 'listStatements',
  method: 'GET',
  path: '/api/statements',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'Decisions about the caller and their content, newest first',
  query: z.object({
    cursor: z.optional(Ulid),
    /** The id of content: only what was decided about it, of the newest 100 decisions. */
    about: z.optional(z.string().check(z.regex(/^[0-9A-Z-]{26,80}$/))),
  }),
  response: z.array(StatementHeading),
  errors: [],
  paged: true,
})

export const readStatement = contract({
  id: 'readStatement',
  method: 'GET',
  path: '/api/statements/{id}',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'The statement of reasons of a decision about the caller; 404 for others',
  params: z.object({ id: Ulid }),
  response: Statement,
  errors: ['not_found'],
})

export const acknowledgeWarning = contract({
  id: 'acknowledgeWarning',
  method: 'POST',
  path: '/api/statements/{id}/acknowledgement',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'Acknowledge a warning, which is then not shown again',
  params: z.object({ id: Ulid }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
})
