import { logout } from '#shared/api/auth.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sessionEntryOf } from '#platform/identity/session.items.ts'
import { deleteSessions } from './session.repository.ts'

export const handler = endpoint(logout, async (session) => {
  await deleteSessions([sessionEntryOf(session)])
  return { ok: true as const }
})
