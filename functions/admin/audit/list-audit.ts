import { listAudit, type AuditEntry } from '#shared/api/audit.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany } from '#platform/table/index.ts'
import type { AuditEntryItem } from '#platform/audit/index.ts'
import { parseRange } from './audit-range.rules.ts'
import { readAuditPage, toFilter } from './audit.repository.ts'

const presentEntry = (
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

/** Names are read when the log is shown; it stores ids only. */
export const handler = endpoint(listAudit, async ({ query }) => {
  const range = parseRange(query, now())
  const { entries, cursor } = await readAuditPage(range, await toFilter(query), query.cursor)
  const ids = entries.flatMap(({ actorId, role }) => (role === 'operator' ? [] : [actorId]))
  const actorIds = [...new Set(ids)]
  const members = await getMany(actorIds.map(memberKey))
  const actors = new Map(actorIds.map((id, index) => [id, members[index]]))
  return new Page(
    entries.map((entry) => presentEntry(entry, actors.get(entry.actorId))),
    cursor,
  )
})
