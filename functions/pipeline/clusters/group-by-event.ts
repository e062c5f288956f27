import type { ArticleCategory } from '#shared/domain/news.ts'
import { contradict, titleSimilarity } from './title-similarity.ts'
import type { ClusterItem } from './cluster.items.ts'
import { titleKey, type TitleKey } from './title-key.ts'

/** An item that is in no cluster yet. */
export interface NewItem {
  readonly id: string
  readonly title: string
  readonly category: ArticleCategory
  readonly fetchedAt: string
}

export type KnownCluster = Pick<
  ClusterItem,
  'SK' | 'titles' | 'category' | 'itemIds' | 'firstSeenAt'
>

/** A cluster with its new items; `known` is null for a new cluster, which starts with its first item. */
export interface Cluster<Item extends NewItem = NewItem> {
  readonly known: KnownCluster | null
  readonly items: readonly [Item, ...Item[]]
}

/** Later items about the same subject start a cluster of their own. */
export const EVENT_MS = 72 * 3_600_000
/** Generic titles would grow a cluster without limit; further items start the next one. */
const MAX_ITEMS = 40
const MAX_TITLES = 8

class ClusterBuilder<Item extends NewItem> {
  readonly id: string
  readonly items: Item[] = []
  readonly known: KnownCluster | null
  private readonly startedAt: number
  private readonly keys: TitleKey[]
  private size: number

  constructor({ SK, titles, category, itemIds, firstSeenAt }: KnownCluster, isKnown: boolean) {
    this.id = SK
    this.known = isKnown ? { SK, titles, category, itemIds, firstSeenAt } : null
    this.startedAt = Date.parse(firstSeenAt)
    this.keys = titles.map((title) => titleKey(title, category))
    this.size = itemIds.length
  }

  get names(): string[] {
    return this.keys.flatMap(({ names }) => [...names])
  }

  /** The similarity to its most similar title; 0 when the item contradicts any title. */
  similarityTo(key: TitleKey, at: number): number {
    if (this.size >= MAX_ITEMS || Math.abs(at - this.startedAt) > EVENT_MS) return 0
    const others = this.keys.filter(({ folded }) => folded !== key.folded)
    if (others.some((each) => contradict(each, key))) return 0
    return Math.max(...this.keys.map((each) => titleSimilarity(each, key)))
  }

  add(item: Item, key: TitleKey): void {
    this.items.push(item)
    this.size += 1
    const isNew = !this.keys.some(({ folded }) => folded === key.folded)
    if (isNew && this.keys.length < MAX_TITLES) this.keys.push(key)
  }
}

/** Finds candidates by name, because similar titles share at least one name. */
class ClusterIndex<Item extends NewItem> {
  private readonly byName = new Map<string, Set<ClusterBuilder<Item>>>()

  add(cluster: ClusterBuilder<Item>): void {
    for (const name of cluster.names) {
      const clusters = this.byName.get(name) ?? new Set<ClusterBuilder<Item>>()
      this.byName.set(name, clusters.add(cluster))
    }
  }

  /** The most similar cluster; the smallest id breaks a tie, so that the result is deterministic. */
  find(key: TitleKey, at: number): ClusterBuilder<Item> | null {
    const candidates = new Set([...key.names].flatMap((name) => [...(this.byName.get(name) ?? [])]))
    let best: ClusterBuilder<Item> | null = null
    let highest = 0
    for (const cluster of candidates) {
      const similarity = cluster.similarityTo(key, at)
      const isTie = similarity > 0 && similarity === highest
      const isBetter = similarity > highest || (isTie && best && cluster.id < best.id)
      if (isBetter) [best, highest] = [cluster, similarity]
    }
    return best
  }
}

const byFetchTime = (a: NewItem, b: NewItem): number =>
  a.fetchedAt < b.fetchedAt || (a.fetchedAt === b.fetchedAt && a.id < b.id) ? -1 : 1

const newCluster = <Item extends NewItem>({
  id,
  title,
  category,
  fetchedAt,
}: Item): ClusterBuilder<Item> =>
  new ClusterBuilder(
    { SK: id, titles: [title], category, itemIds: [], firstSeenAt: fetchedAt },
    false,
  )

/** Groups new items by the event that they report. The order of the arguments does not matter. */
export const groupByEvent = <Item extends NewItem>(
  fresh: readonly Item[],
  clusters: readonly KnownCluster[],
): readonly Cluster<Item>[] => {
  const index = new ClusterIndex<Item>()
  for (const known of clusters) index.add(new ClusterBuilder(known, true))
  const changed = new Set<ClusterBuilder<Item>>()
  for (const item of fresh.toSorted(byFetchTime)) {
    const key = titleKey(item.title, item.category)
    const cluster = index.find(key, Date.parse(item.fetchedAt)) ?? newCluster(item)
    cluster.add(item, key)
    index.add(cluster)
    changed.add(cluster)
  }
  return [...changed].map(({ known, items }) => ({ known, items: items as [Item, ...Item[]] }))
}

/** The titles of a cluster with those of its new items. */
export const titlesWith = (titles: readonly string[], items: readonly NewItem[]): string[] =>
  [...new Set([...titles, ...items.map(({ title }) => title)])].slice(0, MAX_TITLES)
