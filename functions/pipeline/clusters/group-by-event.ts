import type { ArticleCategory } from '#shared/domain/news.ts'
import { areAtOdds, likeness } from './likeness.ts'
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

/** A cluster with the items that are new in it; `known` is null for a new one, which its first item begins. */
export interface Cluster<Item extends NewItem = NewItem> {
  readonly known: KnownCluster | null
  readonly items: readonly [Item, ...Item[]]
}

/** An event is over after that: its sequel is a cluster of its own. */
export const EVENT_MS = 72 * 3_600_000
/** A title like any other gathers no endless cluster; what comes after begins the next one. */
const MAX_ITEMS = 40
const MAX_TITLES = 8

class Growing<Item extends NewItem> {
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

  get marks(): string[] {
    return this.keys.flatMap(marksOf)
  }

  /** How much it is the item's cluster: like one of its titles, and at odds with none. */
  likenessOf(key: TitleKey, at: number): number {
    if (this.size >= MAX_ITEMS || Math.abs(at - this.startedAt) > EVENT_MS) return 0
    const same = this.keys.filter(({ folded }) => folded !== key.folded)
    if (same.some((each) => areAtOdds(each, key))) return 0
    return Math.max(...this.keys.map((each) => likeness(each, key)))
  }

  add(item: Item, key: TitleKey): void {
    this.items.push(item)
    this.size += 1
    const isNew = !this.keys.some(({ folded }) => folded === key.folded)
    if (isNew && this.keys.length < MAX_TITLES) this.keys.push(key)
  }
}

/** Clusters are looked for among those that share a name with the title. */
const marksOf = ({ names }: TitleKey): readonly string[] => [...names]

class Shelf<Item extends NewItem> {
  private readonly byMark = new Map<string, Set<Growing<Item>>>()

  put(cluster: Growing<Item>): void {
    for (const mark of cluster.marks) {
      const clusters = this.byMark.get(mark) ?? new Set<Growing<Item>>()
      this.byMark.set(mark, clusters.add(cluster))
    }
  }

  /** The most alike; of equals the one with the smallest id, so that chance decides nothing. */
  find(key: TitleKey, at: number): Growing<Item> | null {
    const candidates = new Set(marksOf(key).flatMap((mark) => [...(this.byMark.get(mark) ?? [])]))
    let best: Growing<Item> | null = null
    let most = 0
    for (const cluster of candidates) {
      const alike = cluster.likenessOf(key, at)
      const isBetter = alike > most || (alike > 0 && alike === most && best && cluster.id < best.id)
      if (isBetter) [best, most] = [cluster, alike]
    }
    return best
  }
}

const inOrder = (a: NewItem, b: NewItem): number =>
  a.fetchedAt < b.fetchedAt || (a.fetchedAt === b.fetchedAt && a.id < b.id) ? -1 : 1

const begin = <Item extends NewItem>({ id, title, category, fetchedAt }: Item): Growing<Item> =>
  new Growing({ SK: id, titles: [title], category, itemIds: [], firstSeenAt: fetchedAt }, false)

/** Which items tell of which event. The order in which they are given makes no difference. */
export const cluster = <Item extends NewItem>(
  fresh: readonly Item[],
  clusters: readonly KnownCluster[],
): readonly Cluster<Item>[] => {
  const shelf = new Shelf<Item>()
  for (const cluster of clusters) shelf.put(new Growing(cluster, true))
  const grown = new Set<Growing<Item>>()
  for (const item of fresh.toSorted(inOrder)) {
    const key = titleKey(item.title, item.category)
    const cluster = shelf.find(key, Date.parse(item.fetchedAt)) ?? begin(item)
    cluster.add(item, key)
    shelf.put(cluster)
    grown.add(cluster)
  }
  return [...grown].map(({ known, items }) => ({ known, items: items as [Item, ...Item[]] }))
}

/** The titles that a cluster is known by, with those of its new items. */
export const titlesWith = (titles: readonly string[], items: readonly NewItem[]): string[] =>
  [...new Set([...titles, ...items.map(({ title }) => title)])].slice(0, MAX_TITLES)
