import { redriveDeadLetters } from '#shared/api/pipeline.ts'
import { now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'
import { redrive } from './dead-letter.queue.ts'

/** Leaves time for the batch in progress within the function's ten seconds. */
const MAX_MS = 6000

export const handler = endpoint(redriveDeadLetters, async ({ memberId, params: { queue } }) => {
  const sent = await redrive(queue, now() + MAX_MS)
  log.info('dead letters redriven', { memberId, queue, sent })
  return { sent }
})
