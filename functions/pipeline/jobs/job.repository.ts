import type { JobState } from '#shared/domain/news.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, getMany, queryIndex, type IndexEntry } from '#platform/table/index.ts'
import { jobIndex, jobKey, jobsAfter, jobsIn, type JobItem } from './job.items.ts'

const PAGE = 25

/** The current jobs of at most 100 clusters, by cluster id. */
export const readJobs = async (
  clusterIds: readonly string[],
): Promise<ReadonlyMap<string, JobItem>> => {
  const jobs = await getMany(clusterIds.map(jobKey), { consistent: true })
  return new Map(jobs.flatMap((job) => (job ? [[job.clusterId, job]] : [])))
}

export const readJob = (clusterId: string): Promise<JobItem | undefined> =>
  get(jobKey(clusterId), { consistent: true })

/** In the order of the entries, without jobs that left the state: the index lags behind. */
const readEntries = async (
  entries: readonly IndexEntry<JobItem>[],
  state: JobState,
): Promise<JobItem[]> => {
  const jobs = await getMany(entries)
  return jobs.flatMap((job) => (job?.state === state ? [job] : []))
}

export interface JobsPage {
  readonly jobs: readonly JobItem[]
  /** Where the next page starts, if there is one. */
  readonly cursor?: string | undefined
}

/**
 * Jobs in one state, the last changed first.
 * @throws ApiError invalid_input for a malformed cursor
 */
export const listJobsIn = async (state: JobState, cursor?: string): Promise<JobsPage> => {
  const startAt = cursor === undefined ? undefined : jobsAfter(state, cursor)
  if (startAt === null) throw new ApiError('invalid_input')
  const { items: entries, next } = await queryIndex(jobsIn(state), {
    newestFirst: true,
    limit: PAGE,
    startAt,
  })
  const jobs = await readEntries(entries, state)
  return { jobs, cursor: next && entries.at(-1)?.GSI1SK }
}

/** At most 100 jobs that have not changed in this state since an instant, the oldest first. */
export const readUnchanged = async (state: JobState, since: string): Promise<JobItem[]> => {
  const before = jobIndex(state, since, '').GSI1SK
  const { items: entries } = await queryIndex(jobsIn(state), { before, limit: 100 })
  return readEntries(entries, state)
}
