import { submitConcert } from '#shared/api/concerts.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { isNewAccount } from '#shared/domain/trust.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { presentConcert } from '../lists/present-concert.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { submit } from './submit.ts'

/** @throws ApiError throttled for more than a member submits on a day, a new one less */
const countOfDay = async (memberId: string): Promise<void> => {
  const isNew = isNewAccount(memberId, now())
  const quota = isNew ? 'concertsOfDayOfNewAccounts' : 'concertsOfDay'
  try {
    await throttle(quota, memberId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    const { limit } = env.throttles[quota] ?? THROTTLES[quota]
    const message = CONCERT_TEXTS.enoughForToday(limit, isNew)
    throw new ApiError('throttled', message, error.retryAfterSeconds)
  }
}

export const handler = guardedEndpoint(submitConcert, async (request) => {
  const { memberId, body: values, heldFor, idempotencyKey, blocks } = request
  await countOfDay(memberId)
  const { concert, isNew, badgeAwarded } = await submit({
    memberId,
    values,
    heldFor,
    idempotencyKey,
  })
  const viewer = { id: memberId, blocks: await blocks() }
  return { concert: await presentConcert(concert, viewer), badgeAwarded, isNew }
})
