import type { Report } from '../facts/index.ts'
import { readReport } from '../facts/report.ts'
import { toStory, type Comparison, type Story } from '../story/compare-reports.ts'
import { byFetchTime, ClusterBuilder } from './cluster-builder.ts'
import type { Pair } from '../same-event/story-pair.items.ts'
import type { Cluster, KnownCluster, NewItem } from './cluster.ts'

const isNoPlace = (name: string): boolean => !name.startsWith('@')

const inTitles = ({ reports }: Story): readonly string[] =>
  reports.flatMap(({ key, heads }) => [key.folded, ...key.quoted, ...heads]).filter(isNoPlace)

const inAll = (story: Story): readonly string[] =>
  [...inTitles(story), ...story.facts.names, ...story.facts.quotes].filter(isNoPlace)

/** Values by several keys each. */
class Multimap<Value> {
  private readonly byKey = new Map<string, Set<Value>>()

  add(keys: readonly string[], value: Value): void {
    for (const key of keys)
      this.byKey.set(key, (this.byKey.get(key) ?? new Set<Value>()).add(value))
  }

  find(keys: readonly string[]): readonly Value[] {
    return keys.flatMap((key) => [...(this.byKey.get(key) ?? [])])
  }
}

/**
 * Finds candidates by names and titles of works: of two reports of one event, one has in its title what the other has
 * in title or text, whichever came first.
 */
class ClusterIndex<Item extends NewItem> {
  private readonly byTitle = new Multimap<ClusterBuilder<Item>>()
  private readonly byAll = new Multimap<ClusterBuilder<Item>>()

  add(cluster: ClusterBuilder<Item>, story: Story): void {
    this.byTitle.add(inTitles(story), cluster)
    this.byAll.add(inAll(story), cluster)
  }

  /** The clusters that may be about the same event, the likeliest first; of equal ones, the one that existed first. */
  find(report: Report, at: number): Candidate<Item>[] {
    const story = toStory(report)
    const candidates = new Set([
      ...this.byAll.find(inTitles(story)),
      ...this.byTitle.find(inAll(story)),
    ])
    return [...candidates]
      .flatMap((cluster) => {
        const comparison = cluster.compareTo(report, at)
        const isPossible = comparison && (comparison.similarity > 0 || comparison.isUnsure)
        return isPossible ? [{ cluster, ...comparison }] : []
      })
      .toSorted(byLikelihood)
  }
}

interface Candidate<Item extends NewItem> extends Comparison {
  readonly cluster: ClusterBuilder<Item>
}

const byLikelihood = <Item extends NewItem>(a: Candidate<Item>, b: Candidate<Item>): number =>
  b.similarity - a.similarity ||
  (a.similarity > 0 ? 0 : b.agreement - a.agreement) ||
  a.cluster.rank - b.cluster.rank

/**
 * Whether two items report the same event where titles and facts do not decide, by their ids; undefined while nobody
 * knows, which merges nothing.
 */
export type Judge = (pair: Pair) => boolean | undefined

/** Without a judge, facts decide alone. With one, the likeliest unsure cluster is asked about, and no other. */
const clusterFor = <Item extends NewItem>(
  { id }: Item,
  candidates: readonly Candidate<Item>[],
  judge: Judge | undefined,
): ClusterBuilder<Item> | undefined => {
  const sure = candidates.find(({ isUnsure }) => judge === undefined || !isUnsure)
  if (sure) return sure.similarity > 0 ? sure.cluster : undefined
  const [nearest] = candidates
  const leadId = nearest?.cluster.leadId
  return nearest && leadId !== undefined && judge?.([id, leadId]) === true
    ? nearest.cluster
    : undefined
}

interface Read<Item> {
  readonly item: Item
  readonly report: Report
  readonly size: number
}

const sizeOf = ({ facts }: Report): number => Object.values(facts).flat().length

const read = <Item extends NewItem>(item: Item): Read<Item> => {
  const report = readReport(item)
  return { item, report, size: sizeOf(report) }
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

/**
 * The items that say most first, so that what says little finds the event that it is about. Only what they say decides,
 * not their links or when they came: one event must not be one story or two because of a link.
 */
const byContent = <Item extends NewItem>(a: Read<Item>, b: Read<Item>): number =>
  b.size - a.size ||
  compare(a.report.key.folded, b.report.key.folded) ||
  compare(a.item.title, b.item.title) ||
  compare(a.item.text, b.item.text) ||
  compare(a.item.id, b.item.id)

/** The oldest first, in whichever order they were read from the table. */
const bySeen = (a: KnownCluster, b: KnownCluster): number =>
  compare(a.firstSeenAt, b.firstSeenAt) ||
  compare(a.reports[0]?.key.folded ?? '', b.reports[0]?.key.folded ?? '')

const byFirstItem = ({ items: [a] }: Cluster, { items: [b] }: Cluster): number => byFetchTime(a, b)

/** Groups new items by the event that they report. The order of the arguments, and their ids, do not matter. */
export const groupByEvent = <Item extends NewItem>(
  fresh: readonly Item[],
  clusters: readonly KnownCluster[],
  judge?: Judge,
): readonly Cluster<Item>[] => {
  const index = new ClusterIndex<Item>()
  for (const [rank, known] of clusters.toSorted(bySeen).entries())
    index.add(new ClusterBuilder({ startedAt: known.firstSeenAt, rank }, known, known), known)
  const changed = new Set<ClusterBuilder<Item>>()
  let rank = clusters.length
  for (const { item, report } of fresh.map(read).toSorted(byContent)) {
    const found = clusterFor(item, index.find(report, Date.parse(item.fetchedAt)), judge)
    const story = toStory(report)
    const cluster =
      found ?? new ClusterBuilder<Item>({ startedAt: item.fetchedAt, rank: rank++ }, story)
    cluster.add(item, report)
    index.add(cluster, story)
    changed.add(cluster)
  }
  return [...changed].map((cluster) => cluster.changed).toSorted(byFirstItem)
}
