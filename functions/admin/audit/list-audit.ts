import { listAudit } from '#shared/api/audit.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany } from '#platform/table/index.ts'
import { rangeOf } from './audit-range.rules.ts'
import { presentEntry } from './audit.presenter.ts'
import { readAuditPage, toFilter } from './audit.repository.ts'

/** Names are read when the log is shown; it stores ids only. */
export const handler = endpoint(listAudit, async ({ query }) => {
  const range = rangeOf(query, now())
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
