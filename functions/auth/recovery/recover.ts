import { recover } from '#shared/api/recovery.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf, requireMember } from '#platform/identity/member.ts'
import type { NewSession } from '#platform/identity/session.items.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { attemptOn, countAttempt, forgetAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { hashPassword } from '../password-hash.ts'
import { endSessionsOfOldPassword } from '../password/index.ts'
import { findMemberId, passwordIsStill, replacePassword } from '../credentials/index.ts'
import { newSession, putSession } from '../sessions/index.ts'
import { hashOfCode } from './codes.ts'
import { useUpCode } from './recovery.items.ts'

interface Recovering {
  readonly memberId: string
  readonly code: string
  readonly to: string
}

/** Both or neither. An unknown username takes the same way to the same text (docs/product/sign-in.md#recovery-codes). */
const redeem = async ({ memberId, code, to }: Recovering): Promise<void> => {
  try {
    await transact({
      code: useUpCode(memberId, hashOfCode(code)),
      password: replacePassword(memberId, { to }),
    })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw new ApiError('unauthenticated', AUTH_TEXTS.wrongCode)
  }
}

/** A newer password than the one from the code lets nobody in who does not know it. */
const open = async (session: NewSession, hash: string): Promise<void> => {
  try {
    await transact({ password: passwordIsStill(session.memberId, hash), ...putSession(session) })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw new ApiError('conflict', AUTH_TEXTS.recoveredMeanwhile)
  }
}

export const handler = endpoint(recover, async ({ address, userAgent, body }) => {
  const username = body.username.toWellFormed()
  const attempt = attemptOn(username, address)
  await countAttempt(attempt)
  const memberId = await findMemberId(username)
  const to = await hashPassword(body.password)
  await redeem({ memberId, code: body.code, to })
  await Promise.all([endSessionsOfOldPassword(memberId), forgetAttempt(attempt)])
  const session = newSession(memberId, userAgent)
  await open(session, to)
  return { authToken: session.token, user: authorOf(await requireMember(memberId)) }
})
