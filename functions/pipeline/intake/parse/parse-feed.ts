import Parser from 'rss-parser'
import { FeedProblem } from '../feed-problem.ts'
import { canonicalFeed, valuesOf } from './canonical-feed.ts'
import { firstDate, newestFirst } from './feed-date.ts'
import { readStructure, type FoundItem } from './structure/feed-structure.ts'

export { feedNamedIn } from './feed-named-in.ts'

/** One item of a feed, unchanged but without markup. */
export interface ParsedItem {
  readonly title: string
  readonly text: string
  readonly link: string
  /** What the link refers to when it is relative, from the outermost element; empty for the base of the feed. */
  readonly bases: readonly string[]
  readonly guid: string
  /** The best first. */
  readonly dates: readonly string[]
}

export interface ParsedFeed {
  /** The base of relative links, if the feed has one. */
  readonly base: string | undefined
  readonly items: readonly ParsedItem[]
}

interface CanonicalItem {
  readonly title?: string
  readonly content?: string
  readonly link?: string
  readonly guid?: string
  readonly bases?: readonly string[]
  readonly dates?: readonly string[]
}

const parser = new Parser<object, CanonicalItem>({
  customFields: {
    item: [
      ['base', 'bases', { keepArray: true }],
      ['pubDate', 'dates', { keepArray: true }],
    ],
  },
})

const parsedItem = (item: CanonicalItem): ParsedItem => ({
  title: item.title ?? '',
  text: item.content ?? '',
  link: item.link ?? '',
  bases: item.bases ?? [],
  guid: item.guid ?? '',
  dates: item.dates ?? [],
})

/** At each end of a feed. */
const END_ITEMS = 5000
/** The newest hundred are stored; some of those before them are none, or are there twice. */
const READ_ITEMS = 500

/** Feeds begin or end with their newest items. Most of a feed with tens of thousands is not read any further. */
const endsOf = <Item>(items: readonly Item[]): readonly Item[] =>
  items.length > 2 * END_ITEMS ? [...items.slice(0, END_ITEMS), ...items.slice(-END_ITEMS)] : items

/** The newest items in their order: to turn HTML into text is what costs most, and is done for these only. */
const newestOf = (items: readonly FoundItem[], fetchedAt: number): readonly FoundItem[] => {
  if (items.length <= READ_ITEMS) return items
  const newest = newestFirst(items, (item) => firstDate(valuesOf(item, 'date'), fetchedAt))
  const read = new Set(newest.slice(0, READ_ITEMS))
  return items.filter((item) => read.has(item))
}

const HEAD_CHARS = 20_000
const ROOT = /<(?:[\w.-]{1,40}:)?(?:rss|rdf|feed)[\s/>]/i

/**
 * Real feeds break the rules of XML and mix HTML into it, which `rss-parser` does not survive or puts in another order.
 * So it reads a repaired form of them (docs/decisions/0054-feeds-are-repaired-before-they-are-read.md).
 * @throws FeedProblem empty, not_a_feed, broken
 */
export const parseFeed = async (text: string, fetchedAt: number): Promise<ParsedFeed> => {
  if (text.trim() === '') throw new FeedProblem('empty')
  if (!ROOT.test(text.slice(0, HEAD_CHARS))) throw new FeedProblem('not_a_feed')
  const { base, items: found } = readStructure(text)
  const read = newestOf(endsOf(found), fetchedAt)
  const { items } = await parser.parseString(canonicalFeed({ base, items: read }))
  return { base, items: items.map(parsedItem) }
}
