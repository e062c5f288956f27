import type { JobState } from '#shared/domain/news.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import { countJobs } from '../run-state/index.ts'
import { jobIndex, jobKey, UNSENT, type JobItem } from './job.items.ts'

/** Parts of a transaction; `job` fails when the job changed after it was read, or is there already. */
type Parts = Readonly<Record<'job' | 'jobCounts', TransactItem | null>>

type Change = Partial<Pick<JobItem, 'itemIds' | 'attempts' | 'error' | 'leasedUntil' | 'articleId'>>

/** The job as it is after the change. A lease ends with every change that does not name one. */
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

/** Waits until an article run sends a message for it. */
export const unsentJob = (job: JobItem): JobItem => ({
  ...changedJob(job, 'pending'),
  ...jobIndex('pending', UNSENT, job.clusterId),
})

/** Its cluster has more items; its place in the queue stays. */
export const jobWithItems = (job: JobItem, itemIds: readonly string[]): JobItem => ({
  ...changedJob(job, job.state, { itemIds }),
  GSI1SK: job.GSI1SK,
})

/** Writes a job that `changedJob` made of the one that was read, and counts it in its new state. */
export const saveJob = (job: JobItem, changed: JobItem): Parts => ({
  job: {
    Put: {
      TableName: env.tableName,
      Item: changed,
      ConditionExpression: 'revision = :read',
      ExpressionAttributeValues: { ':read': job.revision },
    },
  },
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

/** A new job, pending; `isSent` when a message for it follows. */
export const createJob = (cluster: ClusterToWrite, isSent: boolean): Parts => {
  const at = isoNow()
  const job: JobItem = {
    ...jobKey(cluster.clusterId),
    ...cluster,
    state: 'pending',
    revision: 1,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
    ...jobIndex('pending', isSent ? at : UNSENT, cluster.clusterId),
  }
  return {
    job: {
      Put: {
        TableName: env.tableName,
        Item: job,
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    },
    jobCounts: countJobs({ pending: 1 }),
  }
}
