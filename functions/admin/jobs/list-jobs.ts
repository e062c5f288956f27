import { listJobs } from '#shared/api/pipeline.ts'
import { listJobsIn } from '../../pipeline/jobs/index.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentJob } from './job.presenter.ts'

export const handler = endpoint(listJobs, async ({ query }) => {
  const { jobs, cursor } = await listJobsIn(query.state, query.cursor)
  return new Page(jobs.map(presentJob), cursor)
})
