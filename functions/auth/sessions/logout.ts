import { logout } from '../../../shared/api/auth.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { closeSession } from './session.repository.ts'

export const handler = endpoint(logout, async ({ token }) => {
  await closeSession(token)
  return { ok: true as const }
})
