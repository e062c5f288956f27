import { ApiError } from '#platform/runtime/errors.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { changedJob, saveJob } from './change-job.ts'
import type { JobItem } from './job.items.ts'
import { readJob } from './job.repository.ts'
import { NOT_FAILED } from './texts.ts'

/**
 * Has a failed job tried again; of two who ask at once, one does.
 * @throws ApiError not_found, conflict
 */
export const retryJob = async (clusterId: string): Promise<JobItem> => {
  const job = await readJob(clusterId)
  if (!job) throw new ApiError('not_found')
  if (job.state !== 'failed') throw new ApiError('conflict', NOT_FAILED)
  const pending = changedJob(job, 'pending', { error: undefined })
  try {
    await transact(saveJob(job, pending))
  } catch (error) {
    if (error instanceof ConditionFailed) throw new ApiError('conflict', NOT_FAILED)
    throw error
  }
  await sendWork('write-article', [{ clusterId }])
  return pending
}
