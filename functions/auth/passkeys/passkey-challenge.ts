import { passkeyChallenge } from '../../../shared/api/passkeys.ts'
import { LIMITS } from '../../../shared/domain/limits.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { env } from '../../platform/env.ts'
import { ApiError } from '../../platform/errors.ts'
import { requireMember } from '../../platform/member.ts'
import { AUTH_TEXTS } from '../messages.ts'
import { newChallenge } from './challenge.repository.ts'
import { presentCredential } from './passkey.presenter.ts'
import { findPasskeys } from './passkey.repository.ts'

export const handler = endpoint(passkeyChallenge, async ({ memberId }) => {
  const [{ username, displayName }, passkeys] = await Promise.all([
    requireMember(memberId),
    findPasskeys(memberId),
  ])
  if (passkeys.length >= LIMITS.passkeys) {
    throw new ApiError('conflict', AUTH_TEXTS.tooManyPasskeys(LIMITS.passkeys))
  }
  return {
    challenge: await newChallenge('create', memberId),
    rpId: env.rpId,
    user: { id: memberId, username, displayName },
    excludeCredentials: passkeys.map(presentCredential),
  }
})
