import { endOtherSessions } from '#shared/api/sessions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { closeAllSessions } from './session.repository.ts'

export const handler = endpoint(endOtherSessions, async ({ memberId, sessionId }) => {
  await closeAllSessions(memberId, { keep: sessionId })
  return { ok: true as const }
})
