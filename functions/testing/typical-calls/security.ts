import { renewRecoveryCodes } from '#shared/api/recovery.ts'
import { listSessions } from '#shared/api/sessions.ts'
import { anAccount, PASSWORD, tokenOf } from '../accounts.ts'
import { newAuthenticator } from '../authenticator.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { aConfirmationToken } from '../own-emails.ts'
import { aPasskey, askToCreate, askToSignIn } from '../passkeys.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** The id of a session other than the current one. */
const anotherSession = async (token: string): Promise<string> => {
  const { json } = await call(await handlerOf('listSessions'), listSessions, { token })
  return (json as { id: string; current: boolean }[]).find(({ current }) => !current)?.id ?? ''
}

const aCode = async (token: string): Promise<string> => {
  const renew = await handlerOf('renewRecoveryCodes')
  const { json } = await call(renew, renewRecoveryCodes, { token, body: {} })
  return (json as { codes: string[] }).codes[0] ?? ''
}

const setTheScene = async () => {
  const [account, forgetful] = [await anAccount(), await anAccount()]
  const token = await tokenOf(account)
  await tokenOf(account)
  await tokenOf(account)
  const [first, second] = [await aPasskey({ token }), await aPasskey({ token })]
  // The measured call is not the first of its function instance, which reads a secret.
  await askToSignIn(account.username)
  const code = await aCode(await tokenOf(forgetful))
  return { account, forgetful, token, first, second, code }
}

const callsIn = async (scene: Awaited<ReturnType<typeof setTheScene>>) => {
  const { account, forgetful, token, first, second, code } = scene
  const password = 'Noch viel lauter 8'
  return {
    listSessions: { token },
    endSession: { token, params: { id: await anotherSession(token) } },
    endOtherSessions: { token },
    confirmSignIn: { token, body: { password: PASSWORD } },
    recoveryCodes: { token },
    renewRecoveryCodes: { token, body: { password: PASSWORD } },
    recover: { body: { username: forgetful.username, code, password } },
    passkeyChallenge: { token },
    registerPasskey: { token, body: newAuthenticator().attest(await askToCreate({ token })) },
    passkeyOptions: { query: { username: account.username } },
    verifyPasskey: { body: first.assert(await askToSignIn()) },
    listPasskeys: { token },
    renamePasskey: { token, params: { id: first.id }, body: { name: 'Handy' } },
    removePasskey: { token, params: { id: second.id } },
    ownEmail: { token },
    saveEmail: { token, body: { email: 'laut@example.org' } },
    confirmEmail: { body: { token: await aConfirmationToken() } },
    changePassword: { token, body: { currentPassword: PASSWORD, newPassword: password } },
  }
}

/** A member with two passkeys and three sessions, and one who recovers the account. */
export const calls: TypicalCalls = {
  ids: [
    'listSessions',
    'endSession',
    'endOtherSessions',
    'confirmSignIn',
    'recoveryCodes',
    'renewRecoveryCodes',
    'recover',
    'passkeyChallenge',
    'registerPasskey',
    'passkeyOptions',
    'verifyPasskey',
    'listPasskeys',
    'renamePasskey',
    'removePasskey',
    'ownEmail',
    'saveEmail',
    'confirmEmail',
    'changePassword',
  ],
  prepare: async () => callsIn(await setTheScene()),
}
