import { login, register } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import type { Author } from '#shared/api/members.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'

export const PASSWORD = 'Grabesstille 7'
const ADDRESS = '198.51.100.7'

const [registerHandler, loginHandler] = await Promise.all([
  handlerOf(register.id),
  handlerOf(login.id),
])

export interface Account {
  readonly id: string
  readonly username: string
}

/** An account with a password, made by registration. */
export const anAccount = async (): Promise<Account> => {
  const username = `Fan-${newId().slice(-12)}`
  const body = { username, displayName: 'Krähe', password: PASSWORD }
  const { status, json } = await call(registerHandler, register, { body })
  if (status !== 201) throw new Error(`No account: ${JSON.stringify(json)}`)
  return { id: (json as { user: Author }).user.id, username }
}

interface Ways {
  readonly password?: string
  readonly address?: string
  readonly userAgent?: string
  /** Of a browser that signed in before, or signs in for the first time. */
  readonly deviceMark?: string
}

export const signIn = async (username: string, ways: Ways = {}) => {
  const { password = PASSWORD, address = ADDRESS, userAgent, deviceMark } = ways
  const answer = await call(loginHandler, login, {
    body: { username, password, deviceMark },
    address,
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
  })
  return { ...answer, body: answer.json as { authToken: string; user: Author } & ErrorBody }
}

/** The token of a fresh session of this account. */
export const tokenOf = async ({ username }: Account, userAgent = ''): Promise<string> =>
  (await signIn(username, { userAgent })).body.authToken
