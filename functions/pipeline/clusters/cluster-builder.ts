import type { Report } from '../facts/index.ts'
import { mergedFacts } from '../facts/merged-facts.ts'
import { compareTo, type Comparison, type Story } from '../story/compare-reports.ts'
import { EVENT_MS, type Cluster, type KnownCluster, type NewItem } from './cluster.ts'

/** Generic titles would grow a cluster without limit; further items start the next one. */
const MAX_ITEMS = 40
const MAX_TITLES = 8

interface Start {
  readonly startedAt: string
  /** How many clusters were there before it. */
  readonly rank: number
}

export const byFetchTime = (a: NewItem, b: NewItem): number =>
  a.fetchedAt < b.fetchedAt || (a.fetchedAt === b.fetchedAt && a.id < b.id) ? -1 : 1

export class ClusterBuilder<Item extends NewItem> {
  readonly rank: number
  readonly items: Item[] = []
  private readonly startedAt: number
  private readonly known: KnownCluster | null
  private story: Story
  private size: number

  constructor({ startedAt, rank }: Start, story: Story, known: KnownCluster | null = null) {
    this.rank = rank
    this.startedAt = Date.parse(startedAt)
    this.known = known
    this.story = story
    this.size = known?.itemIds.length ?? 0
  }

  /** The item that represents it when two items are compared. */
  get leadId(): string | undefined {
    return this.known?.SK ?? this.items[0]?.id
  }

  /** Undefined when it is full or too far away in time. */
  compareTo(report: Report, at: number): Comparison | undefined {
    if (this.size >= MAX_ITEMS || Math.abs(at - this.startedAt) > EVENT_MS) return undefined
    return compareTo(report, this.story)
  }

  add(item: Item, { key, heads, facts }: Report): void {
    this.items.push(item)
    this.size += 1
    const { reports } = this.story
    const isKnown = reports.some((each) => each.key.folded === key.folded)
    this.story = {
      reports: isKnown || reports.length >= MAX_TITLES ? reports : [...reports, { key, heads }],
      facts: mergedFacts(this.story.facts, facts),
    }
  }

  /** With the items that were added. */
  get changed(): Cluster<Item> {
    const { known, story } = this
    const items = this.items.toSorted(byFetchTime) as unknown as [Item, ...Item[]]
    return { known, items, story }
  }
}
