import { reportOf, type Report } from '../story/index.ts'
import { ClusterBuilder, wordsOf } from './cluster-builder.ts'
import type { Cluster, KnownCluster, NewItem } from './cluster.ts'

/** Finds candidates by the names in titles: a report of the same event has at least one of them in its title or text. */
class ClusterIndex<Item extends NewItem> {
  private readonly byName = new Map<string, Set<ClusterBuilder<Item>>>()

  add(cluster: ClusterBuilder<Item>): void {
    for (const word of cluster.words) {
      const clusters = this.byName.get(word) ?? new Set<ClusterBuilder<Item>>()
      this.byName.set(word, clusters.add(cluster))
    }
  }

  /** The most similar cluster; the smallest id breaks a tie, so that the result is deterministic. */
  find(report: Report, at: number): ClusterBuilder<Item> | null {
    const words = new Set(wordsOf(report))
    const candidates = new Set([...words].flatMap((word) => [...(this.byName.get(word) ?? [])]))
    let best: ClusterBuilder<Item> | null = null
    let highest = 0
    for (const cluster of candidates) {
      const similarity = cluster.similarityTo(report, at)
      const isTie = similarity > 0 && similarity === highest
      const isBetter = similarity > highest || (isTie && best && cluster.id < best.id)
      if (isBetter) [best, highest] = [cluster, similarity]
    }
    return best
  }
}

const byFetchTime = (a: NewItem, b: NewItem): number =>
  a.fetchedAt < b.fetchedAt || (a.fetchedAt === b.fetchedAt && a.id < b.id) ? -1 : 1

/** Groups new items by the event that they report. The order of the arguments does not matter. */
export const groupByEvent = <Item extends NewItem>(
  fresh: readonly Item[],
  clusters: readonly KnownCluster[],
): readonly Cluster<Item>[] => {
  const index = new ClusterIndex<Item>()
  for (const known of clusters) index.add(ClusterBuilder.ofKnown<Item>(known))
  const changed = new Set<ClusterBuilder<Item>>()
  for (const item of fresh.toSorted(byFetchTime)) {
    const report = reportOf(item)
    const found = index.find(report, Date.parse(item.fetchedAt))
    const cluster = found ?? ClusterBuilder.startingWith(item, report)
    cluster.add(item, report)
    index.add(cluster)
    changed.add(cluster)
  }
  return [...changed].map((cluster) => cluster.changed)
}
