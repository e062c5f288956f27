import type { Job } from '#shared/api/pipeline.ts'
import type { JobItem } from '../../pipeline/jobs/index.ts'

export const presentJob = (job: JobItem): Job => ({
  id: job.clusterId,
  title: job.title,
  state: job.state,
  attempts: job.attempts,
  reason: job.error?.message ?? null,
  sources: job.itemIds.length,
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
})
