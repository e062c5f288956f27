import { passkeyChallenge } from '#shared/api/passkeys.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { requireMember } from '#platform/identity/member.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { createChallenge } from './challenge.repository.ts'
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
    challenge: await createChallenge('create', memberId),
    rpId: env.rpId,
    user: { id: memberId, username, displayName },
    excludeCredentials: passkeys.map(presentCredential),
  }
})
