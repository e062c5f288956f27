import { passkeyOptions } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { throttle } from '#platform/http/throttle.ts'
import { explainingThrottle } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { findMemberId } from '../credentials/credentials.repository.ts'
import { createChallenge } from './challenge.repository.ts'
import { decoySecret } from './decoy-secret.repository.ts'
import { decoysFor } from './decoys.ts'
import { presentCredential } from './passkey.presenter.ts'
import { findPasskeys } from './passkey.repository.ts'

const credentialsOf = async (memberId: string, username: string) => {
  // Read in either case, so that both make the same calls.
  const [passkeys, secret] = await Promise.all([findPasskeys(memberId), decoySecret()])
  return passkeys.length > 0 ? passkeys.map(presentCredential) : decoysFor(username, secret)
}

export const handler = endpoint(passkeyOptions, async ({ address, query }) => {
  await explainingThrottle(AUTH_TEXTS.tooManyPasskeyTries, () =>
    throttle('passkeyChallengesPerAddress', address),
  )
  const { username } = query
  const memberId = username === undefined ? '' : await findMemberId(username)
  const [challenge, allowCredentials] = await Promise.all([
    createChallenge('sign-in', memberId),
    username === undefined ? [] : credentialsOf(memberId, username),
  ])
  return { challenge, rpId: env.rpId, allowCredentials }
})
