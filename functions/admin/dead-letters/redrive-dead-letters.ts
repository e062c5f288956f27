import { redriveDeadLetters } from '#shared/api/pipeline.ts'
import { now } from '#platform/runtime/clock.ts'
import { recordAct, requireStaff } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'
import { redrive } from './dead-letter.queue.ts'

/** Leaves time for the batch in progress within the function's ten seconds. */
const MAX_MS = 6000

export const handler = endpoint(
  redriveDeadLetters,
  async ({ memberId, role, params: { queue } }) => {
    const act = { act: 'redrive', kind: 'queue', objectId: queue } as const
    await recordAct({ ...requireStaff({ memberId, role }), ...act })
    const sent = await redrive(queue, now() + MAX_MS)
    log.info('dead letters redriven', { memberId, queue, sent })
    return { sent }
  },
)
