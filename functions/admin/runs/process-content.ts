import { processContent } from '#shared/api/pipeline.ts'
import { isPaused } from '../../pipeline/run-state/index.ts'
import { startArticleRun } from '../../pipeline/clusters/index.ts'
import { recordAct, requireStaff } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { RUN_TEXTS } from '../texts.ts'

/** Safe to repeat: one run gathers, and a second finds nothing new. */
export const handler = endpoint(processContent, async ({ memberId, role }) => {
  if (await isPaused()) throw new ApiError('conflict', RUN_TEXTS.paused)
  const act = { act: 'run', kind: 'pipeline', objectId: 'articles' } as const
  await recordAct({ ...requireStaff({ memberId, role }), ...act })
  if (!(await startArticleRun())) throw new ApiError('conflict', RUN_TEXTS.paused)
  log.info('article run started by an admin', { memberId })
  return { ok: true as const, message: RUN_TEXTS.contentStarted }
})
