import { unsubscribeNewsletter } from '#shared/api/newsletter.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { throttle } from '#platform/http/throttle.ts'
import { transact, type TransactItem } from '#platform/table/transact.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { newsletterTokenKey, signupKey } from '../newsletter.items.ts'
import { readToken } from './token.repository.ts'

const remove = (Key: { PK: string; SK: string }): TransactItem => ({
  Delete: { TableName: env.tableName, Key },
})

/** Nothing of the address is kept. Somebody who left already has left. */
export const handler = endpoint(unsubscribeNewsletter, async ({ address, body: { token } }) => {
  await throttle('newsletterPerAddress', address)
  const found = await readToken(token)
  if (found) {
    await transact({
      signup: remove(signupKey(found.signup)),
      token: remove(newsletterTokenKey(token)),
    })
  }
  return { message: NEWSLETTER_TEXTS.left }
})
