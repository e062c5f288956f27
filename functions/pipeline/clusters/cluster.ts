import type { Reported } from '../facts/index.ts'
import type { Story } from '../story/compare-reports.ts'
import type { ClusterItem } from './cluster.items.ts'

/** An item that is in no cluster yet. */
export interface NewItem extends Reported {
  readonly id: string
}

export type KnownCluster = Omit<ClusterItem, 'PK'>

/** A cluster with its new items; `known` is null for a new cluster, which starts with its first item. */
export interface Cluster<Item extends NewItem = NewItem> {
  readonly known: KnownCluster | null
  readonly items: readonly [Item, ...Item[]]
  /** Of all its items. */
  readonly story: Story
}

/** Later items about the same subject start a cluster of their own. */
export const EVENT_MS = 72 * 3_600_000
