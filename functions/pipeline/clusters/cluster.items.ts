import type { Heading, StoryFacts } from '../facts/index.ts'
import type { Key, Partition } from '#platform/table/index.ts'

/** Feed items that report the same event. New items are compared with the clusters of three days. */
export interface ClusterItem {
  readonly PK: string
  /** The cluster's id is the id of its first item. */
  readonly SK: string
  /** What its items say, instead of their titles and texts: the distinct titles, and the facts of all. */
  readonly reports: readonly Heading[]
  readonly facts: StoryFacts
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
