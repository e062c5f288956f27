import { confirmNewsletter } from '#shared/api/newsletter.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  exists,
  expression,
  onConditionFailed,
  transact,
  update,
  type Write,
} from '#platform/table/index.ts'
import { newsletterTokenKey, signupKey } from '../newsletter.items.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { readToken } from './token.repository.ts'

/** A confirmed signup does not expire. Confirming again keeps the first time. */
const confirm = (signup: string): Write =>
  update(signupKey(signup), {
    set: {
      status: 'confirmed',
      confirmedAt: expression`if_not_exists(confirmedAt, ${isoNow()})`,
    },
    remove: ['expiresAt'],
    condition: exists,
  })

/** The same link unsubscribes, so the token lives as long as the subscription. */
const keep = (token: string): Write =>
  update(newsletterTokenKey(token), { remove: ['expiresAt'], condition: exists })

const linkGone = (): ApiError => new ApiError('not_found', NEWSLETTER_TEXTS.linkGone)

export const handler = endpoint(confirmNewsletter, async ({ address, body: { token } }) => {
  await throttle('newsletterPerAddress', address)
  const found = await readToken(token)
  if (!found) throw linkGone()
  await onConditionFailed(transact({ signup: confirm(found.signup), token: keep(token) }), () => {
    throw linkGone()
  })
  return { message: NEWSLETTER_TEXTS.confirmed }
})
