import type { Contract } from '#shared/api/contract.ts'
import { ROLES_OF_CALLERS, type Role } from '#shared/domain/roles.ts'
import { now } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import { requireMember } from '../identity/member.ts'
import { findRestriction, restrictionText } from '../identity/restriction.ts'
import { freeSession } from '../identity/session.items.ts'
import { requireSession, type Session } from '../identity/session.ts'
import { log } from '../runtime/logger.ts'
import { unlessConditionFailed, write } from '../table/index.ts'

/** A session, with the role where the contract needs one. */
export interface Authorised extends Session {
  readonly role?: Role
}

const NOBODY: Session = { memberId: '', token: '', sessionId: '', authenticatedAt: '' }

/**
 * Only a session that was opened while its member was suspended costs a read here; one whose suspension is over becomes
 * an ordinary one. @throws ApiError suspended
 */
const assertUnrestricted = async (
  { whileSuspended }: Contract,
  session: Session,
): Promise<void> => {
  if (!session.isRestricted || whileSuspended) return
  const restriction = findRestriction(await requireMember(session.memberId, { consistent: true }))
  if (restriction) throw new ApiError('suspended', restrictionText(restriction))
  await unlessConditionFailed(write(freeSession(session.token)))
}

/**
 * Checks the caller against the contract. Roles are read anew for every call that needs one.
 * @throws ApiError unauthenticated | forbidden | suspended
 */
export const authorise = async (
  contract: Contract,
  token: string | undefined,
): Promise<Authorised> => {
  const { caller } = contract
  if (caller === 'public') return NOBODY
  const session = await requireSession(token)
  await assertUnrestricted(contract, session)
  if (caller === 'member') return session
  const { role } = await requireMember(session.memberId)
  const admitted: readonly Role[] = ROLES_OF_CALLERS[caller]
  if (!admitted.includes(role)) {
    log.warn('role refused', { contract: contract.id, memberId: session.memberId, role })
    throw new ApiError('forbidden')
  }
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
