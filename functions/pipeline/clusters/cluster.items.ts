import type { ArticleCategory } from '#shared/domain/news.ts'
import type { StoryFacts } from '../facts/index.ts'
import type { Key, Partition } from '#platform/table/index.ts'

/** Feed items that report the same event. New items are compared with the clusters of three days. */
export interface ClusterItem {
  readonly PK: string
  /** The cluster's id is the id of its first item. */
  readonly SK: string
  /** The distinct titles of its items; the first one names the cluster. */
  readonly titles: readonly string[]
  /** The category of its first item. */
  readonly category: ArticleCategory
  /** The names in each of the titles; missing on clusters from before they were stored. */
  readonly heads?: readonly (readonly string[])[] | undefined
  /** What titles and texts of the items say, instead of the texts. */
  readonly facts?: StoryFacts | undefined
  readonly itemIds: readonly string[]
  /** When its first item was fetched. */
  readonly firstSeenAt: string
}

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** The clusters first seen on a day, `yyyy-mm-dd` in UTC. */
export const clustersPartition = (day: string): Partition<ClusterItem> => ({
  PK: `CLUSTERS#${day}`,
})

export const clusterKey = (firstSeenAt: string, clusterId: string): Key<ClusterItem> => ({
  PK: clustersPartition(firstSeenAt.slice(0, DAY_LENGTH)).PK,
  SK: clusterId,
})
