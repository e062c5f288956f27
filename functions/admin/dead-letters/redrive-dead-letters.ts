import { redriveDeadLetters } from '#shared/api/pipeline.ts'
import { now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'
import { redrive } from './dead-letter.queue.ts'

/** The function has ten seconds; a batch under way when this is over still ends in time. */
const MAX_MS = 6000

export const handler = endpoint(redriveDeadLetters, async ({ memberId, params: { queue } }) => {
  const sent = await redrive(queue, now() + MAX_MS)
  log.info('dead letters sent again', { memberId, queue, sent })
  return { sent }
})
