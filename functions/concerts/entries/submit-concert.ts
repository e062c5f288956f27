import { submitConcert } from '#shared/api/concerts.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { presentConcert } from '../lists/index.ts'
import { submit } from './submit.ts'

export const handler = guardedEndpoint(submitConcert, async (request) => {
  const { memberId, body: values, heldFor, idempotencyKey, blocks } = request
  const { concert, isNew, badgeAwarded } = await submit({
    memberId,
    values,
    heldFor,
    idempotencyKey,
  })
  const viewer = { id: memberId, blocks: await blocks() }
  return { concert: await presentConcert(concert, viewer), badgeAwarded, isNew }
})
