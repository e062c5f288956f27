import { retryJob } from '#shared/api/pipeline.ts'
import { retryJob as retry } from '../../pipeline/jobs/index.ts'
import { requireStaff } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'
import { presentJob } from './job.presenter.ts'

export const handler = endpoint(retryJob, async ({ memberId, role, params: { id } }) => {
  const job = await retry(requireStaff({ memberId, role }), id)
  log.info('job queued again', { memberId, clusterId: id })
  return presentJob(job)
})
