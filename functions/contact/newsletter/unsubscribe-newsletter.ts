import { unsubscribeNewsletter } from '#shared/api/newsletter.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { remove, transact } from '#platform/table/index.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { newsletterTokenKey, signupKey } from '../newsletter.items.ts'
import { readToken } from './token.repository.ts'

/** Deletes the address. Repeating it gives the same answer. */
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
