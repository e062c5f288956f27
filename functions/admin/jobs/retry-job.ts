import { retryJob } from '../../../shared/api/pipeline.ts'
import { retryJob as retry } from '../../pipeline/jobs/index.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { log } from '../../platform/logger.ts'
import { presentJob } from './job.presenter.ts'

export const handler = endpoint(retryJob, async ({ memberId, params: { id } }) => {
  const job = await retry(id)
  log.info('job tried again', { memberId, storyId: id })
  return presentJob(job)
})
