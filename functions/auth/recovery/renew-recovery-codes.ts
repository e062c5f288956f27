import { renewRecoveryCodes } from '#shared/api/recovery.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { passwordIsStill } from '../credentials/index.ts'
import { verifyOwnPassword } from '../password/index.ts'
import { hashOfCode, newCodes } from './codes.ts'
import { putCodes } from './recovery.items.ts'

const FRESH_MS = 60 * 60 * 1000

interface Asked {
  readonly memberId: string
  readonly address: string
}

/**
 * A code opens the account: a borrowed session must not get any. Only a new account,
 * whose password was typed a moment ago, gets its first codes without being asked again.
 */
const permit = async (asked: Asked, password: string | undefined): Promise<TransactItem | null> => {
  const { memberId } = asked
  if (password !== undefined) {
    return passwordIsStill(memberId, await verifyOwnPassword(asked, password))
  }
  if (now() - ulidTime(memberId) > FRESH_MS) throw passwordNeeded()
  return null
}

const passwordNeeded = (): ApiError => new ApiError('forbidden', AUTH_TEXTS.passwordNeeded)

export const handler = endpoint(renewRecoveryCodes, async ({ memberId, address, body }) => {
  const password = await permit({ memberId, address }, body.password)
  const [codes, createdAt] = [newCodes(), isoNow()]
  const hashes = codes.map(hashOfCode)
  try {
    await transact({
      password,
      codes: putCodes({ memberId, hashes, createdAt }, { first: password === null }),
    })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (error.has('codes')) throw passwordNeeded()
    throw new ApiError('conflict', AUTH_TEXTS.passwordChangedMeanwhile)
  }
  return { codes, createdAt }
})
