import { allPages, getMany, query } from '#platform/table/index.ts'
import { feedItemKey, FRESH_ITEMS, type FeedItem } from '../intake/feed-item.items.ts'
import { EVENT_MS } from './cluster.ts'
import { clustersPartition, type ClusterItem } from './cluster.items.ts'

const KEYS_PER_READ = 100
const DAY_MS = 86_400_000

export interface NewItems {
  readonly items: readonly FeedItem[]
  /** There are more than `limit`. */
  readonly isMore: boolean
}

const readFeedItems = async (ids: readonly string[]): Promise<FeedItem[]> => {
  const items: FeedItem[] = []
  for (let start = 0; start < ids.length; start += KEYS_PER_READ) {
    const keys = ids.slice(start, start + KEYS_PER_READ).map(feedItemKey)
    const found = await getMany(keys, { consistent: true })
    items.push(...found.filter((item) => item !== undefined))
  }
  return items
}

/** Items that are in no cluster yet, the first fetched first. */
export const readNewItems = async (limit: number): Promise<NewItems> => {
  const { items: fresh, next } = await query(FRESH_ITEMS, { limit, consistent: true })
  const items = await readFeedItems(fresh.map(({ itemId }) => itemId))
  return { items, isMore: next !== undefined }
}

const readDay = (day: string): Promise<ClusterItem[]> =>
  allPages((startAt) => query(clustersPartition(day), { consistent: true, startAt }))

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * The clusters that items fetched between the two instants can belong to, without those of a version that stored titles
 * in place of reports.
 */
export const readClustersAround = async (first: number, last: number): Promise<ClusterItem[]> => {
  const days = new Set<string>()
  for (let at = first - EVENT_MS; at < last + EVENT_MS + DAY_MS; at += DAY_MS) days.add(dayAt(at))
  const clusters = (await Promise.all([...days].map(readDay))).flat()
  return clusters.filter((cluster) => 'reports' in cluster)
}
