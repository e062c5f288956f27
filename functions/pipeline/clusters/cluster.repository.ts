import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { readItems } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { feedItemKey, FRESH, type FeedItem, type FreshItem } from '../intake/index.ts'
import { EVENT_MS } from './group-by-event.ts'
import { clustersPartition, type ClusterItem } from './cluster.items.ts'

const KEYS_PER_READ = 100
const DAY_MS = 86_400_000

export interface NewItems {
  readonly items: readonly FeedItem[]
  /** There are more than were asked for. */
  readonly isMore: boolean
}

const readFeedItems = async (ids: readonly string[]): Promise<FeedItem[]> => {
  const items: FeedItem[] = []
  for (let start = 0; start < ids.length; start += KEYS_PER_READ) {
    const keys = ids.slice(start, start + KEYS_PER_READ).map(feedItemKey)
    items.push(...((await readItems(keys, { consistent: true })) as unknown as FeedItem[]))
  }
  return items
}

/** Items that are in no cluster yet, those that were read first. */
export const readNewItems = async (most: number): Promise<NewItems> => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :fresh',
      ExpressionAttributeValues: { ':fresh': FRESH },
      Limit: most,
      ConsistentRead: true,
    }),
  )
  const fresh = Items as FreshItem[]
  const items = await readFeedItems(fresh.map(({ itemId }) => itemId))
  return { items, isMore: LastEvaluatedKey !== undefined }
}

const readDay = async (day: string): Promise<ClusterItem[]> => {
  const clusters: ClusterItem[] = []
  const pages = paginateQuery(
    { client: db },
    {
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :day',
      ExpressionAttributeValues: { ':day': clustersPartition(day) },
      ConsistentRead: true,
    },
  )
  for await (const { Items = [] } of pages) clusters.push(...(Items as ClusterItem[]))
  return clusters
}

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The clusters to which items that were read between the two instants may belong. */
export const readClustersAround = async (first: number, last: number): Promise<ClusterItem[]> => {
  const days = new Set<string>()
  for (let at = first - EVENT_MS; at < last + EVENT_MS + DAY_MS; at += DAY_MS) days.add(dayAt(at))
  return (await Promise.all([...days].map(readDay))).flat()
}
