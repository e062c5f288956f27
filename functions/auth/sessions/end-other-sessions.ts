import { endOtherSessions } from '#shared/api/sessions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { deleteAllSessions } from './session.repository.ts'

export const handler = endpoint(endOtherSessions, async ({ memberId, sessionId }) => {
  await deleteAllSessions(memberId, { keep: sessionId })
  return { ok: true as const }
})
