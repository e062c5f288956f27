import { confirmNewsletter } from '#shared/api/newsletter.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { throttle } from '#platform/http/throttle.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import { NEWSLETTER_TEXTS } from '../texts.ts'
import { newsletterTokenKey, signupKey } from '../newsletter.items.ts'
import { readToken } from './token.repository.ts'

/** From now on it neither expires nor needs another mail; confirming twice keeps the first time. */
const confirm = (signup: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: signupKey(signup),
    UpdateExpression:
      'SET #status = :confirmed, confirmedAt = if_not_exists(confirmedAt, :now) REMOVE expiresAt',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':confirmed': 'confirmed', ':now': isoNow() },
  },
})

/** The same link unsubscribes, so it stays as long as the subscription. */
const keep = (token: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: newsletterTokenKey(token),
    UpdateExpression: 'REMOVE expiresAt',
    ConditionExpression: 'attribute_exists(PK)',
  },
})

export const handler = endpoint(confirmNewsletter, async ({ address, body: { token } }) => {
  await throttle('newsletterPerAddress', address)
  const found = await readToken(token)
  if (!found) throw new ApiError('not_found', NEWSLETTER_TEXTS.linkGone)
  try {
    await transact({ signup: confirm(found.signup), token: keep(token) })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw new ApiError('not_found', NEWSLETTER_TEXTS.linkGone)
  }
  return { message: NEWSLETTER_TEXTS.confirmed }
})
