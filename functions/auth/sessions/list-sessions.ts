import { listSessions } from '#shared/api/sessions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentSession } from './session.presenter.ts'
import { listEntries } from './session.repository.ts'

export const handler = endpoint(listSessions, async ({ memberId, sessionId }) => {
  const entries = await listEntries(memberId)
  return entries
    .toSorted((one, other) => other.seenAt.localeCompare(one.seenAt))
    .map((entry) => presentSession(entry, sessionId))
})
