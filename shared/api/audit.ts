import * as z from 'zod/mini'
import { AUDIT_ACTS, AUDIT_KINDS, AUDIT_ROLES } from '../domain/audit.ts'
import { contract } from './contract.ts'

const actor = z
  .string()
  .check(z.regex(/^[\w.-]{1,64}$/, 'Gib einen Benutzernamen oder eine ID an.'))
const day = z.iso.date('Das ist kein Tag.')

/** Days in Berlin, both included; the last 30 days by default, at most 366. */
const FILTER = {
  from: z.optional(day),
  to: z.optional(day),
  /** A member id, a username, or the access key of an operator. */
  actor: z.optional(actor),
  act: z.optional(z.enum(AUDIT_ACTS)),
  kind: z.optional(z.enum(AUDIT_KINDS)),
}

const AuditEntry = z.object({
  /** Day and number. */
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({
    id: z.string(),
    /** Null for operators and members who are gone. */
    displayName: z.nullable(z.string()),
    username: z.nullable(z.string()),
  }),
  role: z.enum(AUDIT_ROLES),
  act: z.enum(AUDIT_ACTS),
  kind: z.enum(AUDIT_KINDS),
  objectId: z.string(),
  category: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = contract({
  id: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'What moderators, admins and operators did, newest first; a page can be short or empty',
  query: z.object({
    ...FILTER,
    cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2}#\d{6})?$/))),
  }),
  response: z.array(AuditEntry),
  errors: ['invalid_input'],
  paged: true,
})

export const exportAudit = contract({
  id: 'exportAudit',
  method: 'POST',
  path: '/api/admin/audit/export',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'At most 5,000 entries of the audit log as a file, oldest first; is an act itself',
  body: z.object({ ...FILTER, format: z.enum(['csv', 'json']) }),
  answers: 'bytes',
  response: z.string(),
  errors: ['invalid_input'],
})
