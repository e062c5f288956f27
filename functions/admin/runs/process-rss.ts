import { processRss } from '#shared/api/pipeline.ts'
import { startFeedRun } from '../../pipeline/intake/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { RUN_TEXTS } from './texts.ts'

/** Twice does no harm: who reads a source has it to itself, and what is known is not read again. */
export const handler = endpoint(processRss, async ({ memberId }) => {
  const sources = await startFeedRun()
  if (sources === null) throw new ApiError('conflict', RUN_TEXTS.paused)
  log.info('feed run started by an admin', { memberId, sources })
  return { ok: true as const, message: RUN_TEXTS.feedsStarted }
})
