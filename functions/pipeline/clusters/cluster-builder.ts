import { mergedFacts, reportOfTitle, storedFacts, type Report } from '../facts/index.ts'
import { compareTo, type Comparison, type Story } from '../story/index.ts'
import { EVENT_MS, type Cluster, type KnownCluster, type NewItem } from './cluster.ts'

/** Generic titles would grow a cluster without limit; further items start the next one. */
const MAX_ITEMS = 40
const MAX_TITLES = 8

type Headings = Story['reports']

/** The names in a title and their words, by which similar reports are found. */
export const wordsOf = ({ key, heads }: Headings[number]): string[] => [
  ...key.quoted,
  ...heads,
  ...heads.flatMap((head) => head.split(' ')),
]

const storyOf = ({ titles, category, heads, facts }: KnownCluster): Story => {
  const reports = titles.map((title) => reportOfTitle(title, category))
  return {
    reports: reports.map((report, index) => ({ ...report, heads: heads?.[index] ?? report.heads })),
    facts: facts ? storedFacts(facts) : reports.map((each) => each.facts).reduce(mergedFacts),
  }
}

interface Start {
  readonly titles: readonly string[]
  readonly startedAt: string
  /** How many clusters were there before it. */
  readonly rank: number
}

export const byFetchTime = (a: NewItem, b: NewItem): number =>
  a.fetchedAt < b.fetchedAt || (a.fetchedAt === b.fetchedAt && a.id < b.id) ? -1 : 1

export class ClusterBuilder<Item extends NewItem> {
  readonly rank: number
  readonly items: Item[] = []
  readonly known: KnownCluster | null
  private readonly startedAt: number
  private story: Story
  private readonly titles: string[]
  private size: number

  private constructor(
    { rank, titles, startedAt }: Start,
    known: KnownCluster | null,
    story: Story,
  ) {
    this.rank = rank
    this.titles = [...titles]
    this.known = known
    this.startedAt = Date.parse(startedAt)
    this.story = story
    this.size = known?.itemIds.length ?? 0
  }

  static ofKnown<Item extends NewItem>(known: KnownCluster, rank: number): ClusterBuilder<Item> {
    const { titles, firstSeenAt: startedAt } = known
    return new ClusterBuilder({ rank, titles, startedAt }, known, storyOf(known))
  }

  static startingWith<Item extends NewItem>(
    item: Item,
    report: Report,
    rank: number,
  ): ClusterBuilder<Item> {
    const { title, fetchedAt: startedAt } = item
    const { key, heads, facts } = report
    const story = { reports: [{ key, heads }], facts }
    return new ClusterBuilder<Item>({ rank, titles: [title], startedAt }, null, story)
  }

  /** Titles of one event may share no word: one names the band, the other the person. */
  get words(): string[] {
    const names = this.story.facts.names.filter((name) => !name.startsWith('@'))
    return [...names, ...this.story.reports.flatMap(wordsOf)]
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
    const isNew = !isKnown && reports.length < MAX_TITLES
    if (isNew) this.titles.push(item.title)
    this.story = {
      reports: isNew ? [...reports, { key, heads }] : reports,
      facts: mergedFacts(this.story.facts, facts),
    }
  }

  get changed(): Cluster<Item> {
    const { reports, facts } = this.story
    return {
      known: this.known,
      items: this.items.toSorted(byFetchTime) as unknown as [Item, ...Item[]],
      story: { titles: this.titles, heads: reports.map(({ heads }) => heads), facts },
    }
  }
}
