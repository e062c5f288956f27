import { renewRecoveryCodes } from '#shared/api/recovery.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact, type Check } from '#platform/table/index.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { passwordIsStill } from '../credentials/password.items.ts'
import { verifyOwnPassword } from '../password/verify-own-password.ts'
import { hashOfCode, newCodes } from './codes.ts'
import { putCodes } from './recovery.items.ts'

const NEW_ACCOUNT_MS = 60 * 60 * 1000

interface Caller {
  readonly memberId: string
  readonly sessionId: string
}

/**
 * A code opens the account, so a session alone gets none: the password is required. Only the first codes
 * of an account less than an hour old need no password, because the member has just typed it.
 */
const requirePassword = async (
  caller: Caller,
  password: string | undefined,
): Promise<Check | null> => {
  const { memberId } = caller
  if (password !== undefined) {
    const { hash } = await verifyOwnPassword(caller, password)
    return passwordIsStill(memberId, hash)
  }
  if (now() - ulidTime(memberId) > NEW_ACCOUNT_MS) throw passwordNeeded()
  return null
}

const passwordNeeded = (): ApiError => new ApiError('forbidden', AUTH_TEXTS.passwordNeeded)

export const handler = endpoint(renewRecoveryCodes, async ({ memberId, sessionId, body }) => {
  const password = await requirePassword({ memberId, sessionId }, body.password)
  const [codes, createdAt] = [newCodes(), isoNow()]
  const hashes = codes.map(hashOfCode)
  const stored = putCodes({ memberId, hashes, createdAt }, { first: password === null })
  await onConditionFailed(transact({ password, codes: stored }), (failed) => {
    if (failed.has('codes')) throw passwordNeeded()
    throw new ApiError('conflict', AUTH_TEXTS.passwordChangedMeanwhile)
  })
  return { codes, createdAt }
})
