import type { JobState } from '#shared/domain/news.ts'
import type { IndexEntry, IndexPartition, Key } from '#platform/table/index.ts'

/** The job of writing one article. Job counts come from jobs, because the figures of SQS lag behind. */
export interface JobItem {
  readonly PK: string
  readonly SK: 'JOB'
  readonly clusterId: string
  readonly title: string
  readonly itemIds: readonly string[]
  readonly state: JobState
  /** Increases with each change; a writer that read an older revision fails. */
  readonly revision: number
  readonly attempts: number
  /** The last failure: a code, and a German message for admins. */
  readonly error?: { readonly code: string; readonly message: string } | undefined
  /** While processing: when the worker's lease ends, in milliseconds since 1970. */
  readonly leasedUntil?: number | undefined
  readonly articleId?: string | undefined
  /** When the cluster was first seen; the id of the article derives from it. */
  readonly firstSeenAt: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly GSI1PK: string
  /** While pending, the time of its last message, or `UNSENT`. */
  readonly GSI1SK: string
}

export const jobKey = (clusterId: string): Key<JobItem> => ({ PK: `JOB#${clusterId}`, SK: 'JOB' })

export const jobsIn = (state: JobState): IndexPartition<JobItem> => ({ GSI1PK: `JOBS#${state}` })

/** Sorts pending jobs without a message before all others, so that they are sent first. */
export const UNSENT = '1970-01-01T00:00:00.000Z'

/** Sorts the jobs of a state by their last change. */
export const jobIndex = (state: JobState, updatedAt: string, clusterId: string) => ({
  GSI1PK: jobsIn(state).GSI1PK,
  GSI1SK: `${updatedAt}#${clusterId}`,
})

const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#([0-9a-f]{32})$/

/** The index entry that a cursor (the `GSI1SK` of the last job of a page) names; null for an invalid cursor. */
export const jobsAfter = (state: JobState, cursor: string): IndexEntry<JobItem> | null => {
  const clusterId = CURSOR.exec(cursor)?.[1]
  return clusterId === undefined
    ? null
    : { ...jobKey(clusterId), GSI1PK: jobsIn(state).GSI1PK, GSI1SK: cursor }
}
