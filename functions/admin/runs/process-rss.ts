import { processRss } from '#shared/api/pipeline.ts'
import { isPaused } from '../../pipeline/run-state/index.ts'
import { startFeedRun } from '../../pipeline/intake/index.ts'
import { recordAct, requireStaff } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { RUN_TEXTS } from '../texts.ts'

/** Safe to repeat: readers lease a source, and known items are not stored again. */
export const handler = endpoint(processRss, async ({ memberId, role }) => {
  if (await isPaused()) throw new ApiError('conflict', RUN_TEXTS.paused)
  const act = { act: 'run', kind: 'pipeline', objectId: 'feeds' } as const
  await recordAct({ ...requireStaff({ memberId, role }), ...act })
  const sources = await startFeedRun()
  if (sources === null) throw new ApiError('conflict', RUN_TEXTS.paused)
  log.info('feed run started by an admin', { memberId, sources })
  return { ok: true as const, message: RUN_TEXTS.feedsStarted }
})
