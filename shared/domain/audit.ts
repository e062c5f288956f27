/** Who acts: `operator` is a person with access to the table who uses a command of `scripts/tools/`. */
export const AUDIT_ROLES = ['reviewer', 'moderator', 'admin', 'operator'] as const
export type AuditRole = (typeof AUDIT_ROLES)[number]

/** Every act of moderators, admins and operators. A new one needs its label in the admin page. */
export const AUDIT_ACTS = [
  'approve',
  'reject',
  'correct',
  'withdraw',
  'link',
  'hold',
  'merge',
  'unmerge',
  'status',
  'edit',
  'revert',
  'confirm',
  'end-claim',
  'pin',
  'unpin',
  'add',
  'change',
  'remove',
  'pause',
  'resume',
  'run',
  'retry',
  'redrive',
  'role',
  'verify',
  'unverify',
  'import',
  'ask',
  'restore',
  'vouch',
  'export',
  'uphold',
  'lift',
  'assign',
  'release',
  'escalate',
  'dismiss',
  'hide',
  'age-label',
  'warn',
  'suspend',
  'end-account',
  'end-sessions',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** What an act is about. */
export const AUDIT_KINDS = [
  'case',
  'article',
  'band',
  'community-post',
  'community-comment',
  'message',
  'story',
  'concert',
  'concert-import',
  'source',
  'pipeline',
  'job',
  'queue',
  'member',
  'newsletter',
  'table',
  'audit',
  'appeal',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Longer ranges are read and exported in parts. */
export const MAX_AUDIT_DAYS = 366
export const MAX_AUDIT_EXPORT = 5000
