import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { JobState } from '#shared/domain/news.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { jobIndex, jobKey, jobsAfter, jobsIn, type JobItem } from './job.items.ts'

const PAGE = 25

interface Place extends Key {
  readonly GSI1SK: string
}

/** The jobs of some clusters as they are now, by cluster; at most 100. */
export const readJobs = async (
  clusterIds: readonly string[],
): Promise<ReadonlyMap<string, JobItem>> => {
  const found = (await readItems(clusterIds.map(jobKey), { consistent: true })) as JobItem[]
  return new Map(found.map((job) => [job.clusterId, job]))
}

export const readJob = async (clusterId: string): Promise<JobItem | undefined> =>
  (await readJobs([clusterId])).get(clusterId)

/** In the order of `places`, without those that left the state meanwhile: the index lags. */
const readAt = async (places: readonly Place[], state: JobState): Promise<JobItem[]> => {
  const items = await readItems(places.map(({ PK, SK }) => ({ PK, SK })))
  return places
    .flatMap((place) => (itemAt(items, place) as JobItem | undefined) ?? [])
    .filter((job) => job.state === state)
}

export interface JobsPage {
  readonly jobs: readonly JobItem[]
  /** Where the next page begins, if there is one. */
  readonly cursor?: string | undefined
}

/**
 * Jobs in one state, the one that changed last first.
 * @throws ApiError invalid_input for a cursor that is none of ours
 */
export const listJobsIn = async (state: JobState, cursor?: string): Promise<JobsPage> => {
  const after = cursor === undefined ? undefined : jobsAfter(state, cursor)
  if (after === null) throw new ApiError('invalid_input')
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :state',
      ExpressionAttributeValues: { ':state': jobsIn(state) },
      ScanIndexForward: false,
      Limit: PAGE,
      ExclusiveStartKey: after,
    }),
  )
  const jobs = await readAt(Items as Place[], state)
  return { jobs, cursor: LastEvaluatedKey?.['GSI1SK'] as string | undefined }
}

/** Jobs that have been in one state, unchanged, since before an instant: the longest first, at most 100. */
export const readUnchanged = async (state: JobState, before: string): Promise<JobItem[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :state AND GSI1SK < :before',
      ExpressionAttributeValues: {
        ':state': jobsIn(state),
        ':before': jobIndex(state, before, '').GSI1SK,
      },
      Limit: 100,
    }),
  )
  return readAt(Items as Place[], state)
}
