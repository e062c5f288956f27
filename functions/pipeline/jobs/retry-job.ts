import { transactAct, type Act } from '#platform/audit/index.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { onConditionFailed } from '#platform/table/index.ts'
import { changedJob, saveJob } from './change-job.ts'
import type { JobItem } from './job.items.ts'
import { readJob } from './job.repository.ts'
import { NOT_FAILED } from './texts.ts'

/**
 * Queues a failed job again. Of two concurrent calls one succeeds.
 * @throws ApiError not_found, conflict
 */
export const retryJob = async (
  actor: Pick<Act, 'actorId' | 'role'>,
  clusterId: string,
): Promise<JobItem> => {
  const act: Act = { ...actor, act: 'retry', kind: 'job', objectId: clusterId }
  const job = await readJob(clusterId)
  if (!job) throw new ApiError('not_found')
  if (job.state !== 'failed') throw new ApiError('conflict', NOT_FAILED)
  const pending = changedJob(job, 'pending', { error: undefined })
  await onConditionFailed(transactAct(act, saveJob(job, pending)), () => {
    throw new ApiError('conflict', NOT_FAILED)
  })
  await sendWork('write-article', [{ clusterId }])
  return pending
}
