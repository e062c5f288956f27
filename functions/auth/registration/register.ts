import { register } from '#shared/api/auth.ts'
import { countInStats } from '../../community/stats/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { authorOf } from '#platform/identity/member.ts'
import { throttle } from '#platform/http/throttle.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import { accountItems, type AccountItems } from '../account.items.ts'
import { explainingThrottle } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { hashPassword } from '../password-hash.ts'

const putNew = (item: object): TransactItem => ({
  Put: {
    TableName: env.tableName,
    Item: { ...item },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
})

/** All or nothing; of two who want the same name at once, one gets it. */
const create = async ({ member, password, username, contact }: AccountItems): Promise<void> => {
  try {
    await transact({
      username: putNew(username),
      member: putNew(member),
      password: putNew(password),
      contact: contact && putNew(contact),
      stats: countInStats({ members: 1 }),
    })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw new ApiError('conflict', AUTH_TEXTS.usernameTaken)
  }
}

export const handler = endpoint(register, async ({ address, body }) => {
  await explainingThrottle(AUTH_TEXTS.tooManyRegistrations, () =>
    throttle('registrationsPerAddress', address),
  )
  const { username, displayName, email, password } = body
  const account = accountItems({
    profile: { memberId: newId(), username, displayName },
    passwordHash: await hashPassword(password),
    email,
  })
  await create(account)
  return { user: authorOf(account.member) }
})
