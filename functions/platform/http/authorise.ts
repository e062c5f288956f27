import type { Caller } from '#shared/api/contract.ts'
import type { Role } from '#shared/api/members.ts'
import { ApiError } from '../runtime/errors.ts'
import { requireMember } from '../identity/member.ts'
import { requireSession, type Session } from '../identity/session.ts'

const ROLES: Record<'moderator' | 'admin', readonly Role[]> = {
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

const NOBODY: Session = { memberId: '', token: '', sessionId: '' }

/**
 * Checks the caller against the contract. Roles are read anew for every call that needs one.
 * @throws ApiError unauthenticated | forbidden
 */
export const authorise = async (caller: Caller, token: string | undefined): Promise<Session> => {
  if (caller === 'public') return NOBODY
  const session = await requireSession(token)
  if (caller !== 'member') {
    const { role } = await requireMember(session.memberId)
    if (!ROLES[caller].includes(role)) throw new ApiError('forbidden')
  }
  return session
}
