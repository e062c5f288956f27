import type { JobState } from '#shared/domain/news.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { onConditionFailed, put, putNew, type Write } from '#platform/table/index.ts'
import { transactAct, type Act } from '#platform/audit/index.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { countJobs, type CountsItem } from '../run-state/run-state.items.ts'
import { jobIndex, jobKey, UNSENT, type JobItem } from './job.items.ts'
import { readJob } from './job.repository.ts'
import { NOT_FAILED } from '../texts.ts'

/** Parts of a transaction; `job` fails when the job changed after it was read, or already exists. */
type Parts = Readonly<{ job: Write<JobItem>; jobCounts: Write<CountsItem> | null }>

type Change = Partial<Pick<JobItem, 'itemIds' | 'attempts' | 'error' | 'leasedUntil' | 'articleId'>>

/** The job after the change. Every change that does not set `leasedUntil` ends the lease. */
export const changedJob = (job: JobItem, state: JobState, change: Change = {}): JobItem => {
  const updatedAt = isoNow()
  return {
    ...job,
    leasedUntil: undefined,
    ...change,
    state,
    revision: job.revision + 1,
    updatedAt,
    ...jobIndex(state, updatedAt, job.clusterId),
  }
}

/** A pending job without a message; a later article run sends it. */
export const unsentJob = (job: JobItem): JobItem => ({
  ...changedJob(job, 'pending'),
  ...jobIndex('pending', UNSENT, job.clusterId),
})

/** The job of a cluster that has grown; its position in the index stays. */
export const jobWithItems = (job: JobItem, itemIds: readonly string[]): JobItem => ({
  ...changedJob(job, job.state, { itemIds }),
  GSI1SK: job.GSI1SK,
})

/** Writes a changed job, and updates the counts when its state changed. */
export const saveJob = (job: JobItem, changed: JobItem): Parts => ({
  job: put(changed, { revision: job.revision }),
  jobCounts:
    job.state === changed.state ? null : countJobs({ [job.state]: -1, [changed.state]: 1 }),
})

export const changeJob = (job: JobItem, state: JobState, change: Change = {}): Parts =>
  saveJob(job, changedJob(job, state, change))

export interface ClusterToWrite {
  readonly clusterId: string
  readonly title: string
  readonly itemIds: readonly string[]
  readonly firstSeenAt: string
}

/** A new pending job; `isSent` when the caller sends its message. */
export const createJob = (cluster: ClusterToWrite, isSent: boolean): Parts => {
  const at = isoNow()
  return {
    job: putNew<JobItem>({
      ...jobKey(cluster.clusterId),
      ...cluster,
      state: 'pending',
      revision: 1,
      attempts: 0,
      createdAt: at,
      updatedAt: at,
      ...jobIndex('pending', isSent ? at : UNSENT, cluster.clusterId),
    }),
    jobCounts: countJobs({ pending: 1 }),
  }
}

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
