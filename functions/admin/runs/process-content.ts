import { processContent } from '#shared/api/pipeline.ts'
import { startArticleRun } from '../../pipeline/clusters/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { RUN_TEXTS } from './texts.ts'

/** Safe to repeat: one run gathers, and a second finds nothing new. */
export const handler = endpoint(processContent, async ({ memberId }) => {
  if (!(await startArticleRun())) throw new ApiError('conflict', RUN_TEXTS.paused)
  log.info('article run started by an admin', { memberId })
  return { ok: true as const, message: RUN_TEXTS.contentStarted }
})
