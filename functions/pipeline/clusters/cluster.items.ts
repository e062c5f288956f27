import type { ArticleCategory } from '#shared/domain/news.ts'

/** What several feeds tell of one event; looked for among the clusters of three days. */
export interface ClusterItem {
  readonly PK: string
  /** The cluster's id: that of its first item. */
  readonly SK: string
  /** Of its items, each once: by these its next item is known. The first one names the cluster. */
  readonly titles: readonly string[]
  /** Of its first item. */
  readonly category: ArticleCategory
  readonly itemIds: readonly string[]
  /** When its first item was read. */
  readonly firstSeenAt: string
}

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** `day` is `yyyy-mm-dd` in UTC, of when the cluster was first seen. */
export const clustersPartition = (day: string): string => `CLUSTERS#${day}`

export const clusterKey = (firstSeenAt: string, clusterId: string) => ({
  PK: clustersPartition(firstSeenAt.slice(0, DAY_LENGTH)),
  SK: clusterId,
})
