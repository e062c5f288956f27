import type { JobState } from '#shared/domain/news.ts'

/** One article to be written. Jobs are the truth about the queue; figures of SQS lag. */
export interface JobItem {
  readonly PK: string
  readonly SK: 'JOB'
  readonly clusterId: string
  readonly title: string
  readonly itemIds: readonly string[]
  readonly state: JobState
  /** One more with each change: who has read an older one changes nothing. */
  readonly revision: number
  readonly attempts: number
  /** Why it failed last, in German, with a code for machines. */
  readonly error?: { readonly code: string; readonly message: string } | undefined
  /** While processing: until then one worker has it to itself, in milliseconds since 1970. */
  readonly leasedUntil?: number | undefined
  readonly articleId?: string | undefined
  /** When its cluster was first seen, which its article's id rests on. */
  readonly firstSeenAt: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly GSI1PK: string
  /** While pending, of the last message for it; of none, if none is under way. */
  readonly GSI1SK: string
}

export const jobKey = (clusterId: string) => ({ PK: `JOB#${clusterId}`, SK: 'JOB' }) as const

export const jobsIn = (state: JobState): string => `JOBS#${state}`

/** The place of pending jobs for which no message is under way: the first ones to be sent. */
export const UNSENT = '1970-01-01T00:00:00.000Z'

/** Jobs by state, the one that changed last at the end. */
export const jobIndex = (state: JobState, updatedAt: string, clusterId: string) => ({
  GSI1PK: jobsIn(state),
  GSI1SK: `${updatedAt}#${clusterId}`,
})

const INDEX_PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#([0-9a-f]{32})$/

/** Where a page of jobs in one state goes on, from the `GSI1SK` of the last one before it; null if it is none. */
export const jobsAfter = (state: JobState, place: string) => {
  const clusterId = INDEX_PLACE.exec(place)?.[1]
  return clusterId === undefined
    ? null
    : { ...jobKey(clusterId), GSI1PK: jobsIn(state), GSI1SK: place }
}
