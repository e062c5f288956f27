import { pausePipeline } from '#shared/api/pipeline.ts'
import { SWITCH_KEY } from '../../pipeline/run-state/index.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'
import { update } from '#platform/table/index.ts'

export const handler = endpoint(pausePipeline, async ({ memberId, role, body: { paused } }) => {
  const act = { act: paused ? 'pause' : 'resume', kind: 'pipeline', objectId: 'pipeline' } as const
  await transactAct(
    { ...requireStaff({ memberId, role }), ...act },
    {
      switch: update(SWITCH_KEY, { set: { paused, changedBy: memberId, changedAt: isoNow() } }),
    },
  )
  log.info(paused ? 'pipeline paused' : 'pipeline resumed', { memberId })
  return { paused }
})
