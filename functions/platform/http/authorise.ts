import type { Caller, Contract } from '#shared/api/contract.ts'
import type { Role } from '#shared/api/members.ts'
import { now } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import { requireMember } from '../identity/member.ts'
import { requireSession, type Session } from '../identity/session.ts'

const ROLES: Record<'moderator' | 'admin', readonly Role[]> = {
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** A session, with the role where the contract needs one. */
export interface Authorised extends Session {
  readonly role?: Role
}

const NOBODY: Session = { memberId: '', token: '', sessionId: '', authenticatedAt: '' }

/**
 * Checks the caller against the contract. Roles are read anew for every call that needs one.
 * @throws ApiError unauthenticated | forbidden
 */
export const authorise = async (caller: Caller, token: string | undefined): Promise<Authorised> => {
  if (caller === 'public') return NOBODY
  const session = await requireSession(token)
  if (caller === 'member') return session
  const { role } = await requireMember(session.memberId)
  if (!ROLES[caller].includes(role)) throw new ApiError('forbidden')
  return { ...session, role }
}

const MINUTE_MS = 60_000

/** @throws ApiError stale_sign_in when the contract needs a more recent sign-in than that of the session */
export const assertRecentSignIn = (
  { signedInWithinMinutes }: Contract,
  { authenticatedAt }: Session,
): void => {
  if (signedInWithinMinutes === undefined) return
  const age = now() - Date.parse(authenticatedAt)
  if (age > signedInWithinMinutes * MINUTE_MS) throw new ApiError('stale_sign_in')
}
