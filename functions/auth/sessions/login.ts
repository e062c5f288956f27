import { login } from '../../../shared/api/auth.ts'
import { usernameKey } from '../../../shared/domain/username.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import type { MemberItem } from '../../platform/member.items.ts'
import { giveBack, throttle } from '../../platform/throttle.ts'
import { explainingThrottle } from '../attempts.ts'
import { presentCurrentUser } from '../current-user.presenter.ts'
import { AUTH_TEXTS } from '../messages.ts'
import { isPassword } from '../password-hash.ts'
import { findCredentials } from './credentials.repository.ts'
import { openSession } from './session.repository.ts'

interface Attempt {
  readonly account: string
  readonly address: string
}

/** Counted before the password is looked at: a burst of guesses at once must not slip through. */
const countAttempt = ({ account, address }: Attempt): Promise<void> =>
  explainingThrottle(AUTH_TEXTS.tooManyAttempts, async () => {
    await throttle('wrongPasswordsPerAddress', address)
    await throttle('wrongPasswordsPerAccount', account)
  })

/** Only wrong passwords count (decision 38). */
const forgetAttempt = async ({ account, address }: Attempt): Promise<void> => {
  await Promise.all([
    giveBack('wrongPasswordsPerAddress', address),
    giveBack('wrongPasswordsPerAccount', account),
  ])
}

/** The same text and the same work for a name that nobody has (decision 7). */
const verify = async (username: string, password: string): Promise<MemberItem> => {
  const { hash, member } = await findCredentials(username)
  const isRight = await isPassword(password, hash)
  if (!isRight || !member) throw new ApiError('unauthenticated', AUTH_TEXTS.wrongCredentials)
  return member
}

export const handler = endpoint(login, async ({ address, body: { username, password } }) => {
  // A broken surrogate cannot be part of a key, and of no name either.
  const name = username.toWellFormed()
  const attempt = { account: usernameKey(name), address }
  await countAttempt(attempt)
  const member = await verify(name, password)
  const [authToken] = await Promise.all([openSession(member.memberId), forgetAttempt(attempt)])
  return { authToken, user: presentCurrentUser(member) }
})
