import {
  passkeyChallenge,
  passkeyOptions,
  registerPasskey,
  verifyPasskey,
} from '#shared/api/passkeys.ts'
import { newAuthenticator } from './authenticator.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'

interface Challenge {
  readonly challenge: string
}

const [challengeHandler, registerHandler, optionsHandler, verifyHandler] = await Promise.all(
  [passkeyChallenge, registerPasskey, passkeyOptions, verifyPasskey].map(({ id }) => handlerOf(id)),
)

export const askToCreate = async ({ token }: Pick<TestMember, 'token'>): Promise<string> =>
  ((await call(challengeHandler, passkeyChallenge, { token })).json as Challenge).challenge

export const askToSignIn = async (username?: string): Promise<string> => {
  const query = username === undefined ? {} : { username }
  return ((await call(optionsHandler, passkeyOptions, { query })).json as Challenge).challenge
}

export const register = (
  { token }: Pick<TestMember, 'token'>,
  body: ReturnType<ReturnType<typeof newAuthenticator>['attest']> & { name?: string },
) => call(registerHandler, registerPasskey, { token, body })

export const verify = (body: unknown) => call(verifyHandler, verifyPasskey, { body })

/** A passkey of this member in a new authenticator. */
export const aPasskey = async (member: Pick<TestMember, 'token'>) => {
  const authenticator = newAuthenticator()
  const { status, json } = await register(member, authenticator.attest(await askToCreate(member)))
  if (status !== 201) throw new Error(`No passkey: ${JSON.stringify(json)}`)
  return { ...authenticator, id: (json as { id: string }).id }
}
