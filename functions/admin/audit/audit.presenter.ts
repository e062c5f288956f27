import type { AuditEntry } from '#shared/api/audit.ts'
import type { AuditEntryItem } from '#platform/audit/index.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'

export const presentEntry = (
  { SK, at, actorId, role, act, kind, objectId, category, detail, hash }: AuditEntryItem,
  actor: MemberItem | undefined,
): AuditEntry => ({
  id: SK,
  at,
  actor: {
    id: actorId,
    displayName: actor?.displayName ?? null,
    username: actor?.username ?? null,
  },
  role,
  act,
  kind,
  objectId,
  category: category ?? null,
  detail: detail ?? null,
  hash,
})
