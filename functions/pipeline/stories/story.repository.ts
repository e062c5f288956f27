import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '../../platform/env.ts'
import { readItems } from '../../platform/read-items.ts'
import { db } from '../../platform/table.ts'
import { feedItemKey, FRESH, type FeedItem, type FreshItem } from '../intake/index.ts'
import { EVENT_MS } from './cluster.ts'
import { storiesPartition, type StoryItem } from './story.items.ts'

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

/** Items that are in no story yet, those that were read first. */
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

const readDay = async (day: string): Promise<StoryItem[]> => {
  const stories: StoryItem[] = []
  const pages = paginateQuery(
    { client: db },
    {
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :day',
      ExpressionAttributeValues: { ':day': storiesPartition(day) },
      ConsistentRead: true,
    },
  )
  for await (const { Items = [] } of pages) stories.push(...(Items as StoryItem[]))
  return stories
}

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The stories to which items that were read between the two instants may belong. */
export const readStoriesAround = async (first: number, last: number): Promise<StoryItem[]> => {
  const days = new Set<string>()
  for (let at = first - EVENT_MS; at < last + EVENT_MS + DAY_MS; at += DAY_MS) days.add(dayAt(at))
  return (await Promise.all([...days].map(readDay))).flat()
}
