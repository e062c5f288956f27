import { register } from '#shared/api/auth.ts'
import { countInStats } from '../../community/stats/index.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { authorOf } from '#platform/identity/member.ts'
import { throttle } from '#platform/http/throttle.ts'
import { onConditionFailed, putNew, transact } from '#platform/table/index.ts'
import { accountItems, type AccountItems } from '../account.items.ts'
import { explainingThrottle } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { hashPassword } from '../password-hash.ts'
import { assertStrongPassword } from '../new-password.rules.ts'

/** @throws ApiError conflict when the username is taken, also by a concurrent registration */
const createAccount = (account: AccountItems): Promise<void> => {
  const { member, password, username, contact } = account
  const writes = {
    username: putNew(username),
    member: putNew(member),
    password: putNew(password),
    contact: contact && putNew(contact),
    stats: countInStats({ members: 1 }),
  }
  return onConditionFailed(transact(writes), () => {
    throw new ApiError('conflict', AUTH_TEXTS.usernameTaken)
  })
}

export const handler = guardedEndpoint(register, async ({ address, body }) => {
  assertStrongPassword(body.password, body.username)
  await explainingThrottle(AUTH_TEXTS.tooManyRegistrations, () =>
    throttle('registrationsPerAddress', address),
  )
  const { username, displayName, email, password } = body
  const account = accountItems({
    profile: { memberId: newId(), username, displayName },
    passwordHash: await hashPassword(password),
    email,
  })
  await createAccount(account)
  return { user: authorOf(account.member) }
})
