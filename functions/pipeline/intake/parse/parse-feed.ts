import Parser from 'rss-parser'
import { FeedProblem } from '../feed-problem.ts'
import { htmlToText } from './html-to-text.ts'
import { repairXml } from './repair-xml.ts'

/** One item of a feed, unchanged but without markup. */
export interface ParsedItem {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly guid: string
  readonly date: string
}

export interface ParsedFeed {
  /** The base of relative links, if the feed has one. */
  readonly base: string | undefined
  readonly items: readonly ParsedItem[]
}

/** Longer values are cut before any further processing. */
const MAX_CHARS = 60_000

const ADDRESSES = new Set(['link', 'guid', 'id', 'url', 'comments'])
const DATES = new Set(['pubDate', 'published', 'updated', 'dc:date'])

/** The parser throws for an invalid Atom date, which would lose all other items. */
const safeDate = (text: string): string => {
  const at = Date.parse(text)
  return Number.isNaN(at) ? '' : text.trim()
}

/** Removes markup before the parser does, because the parser is slow for unclosed elements. */
const cleanValue = (value: string, name: string): string => {
  const text = value.slice(0, MAX_CHARS)
  if (name === 'published' || name === 'updated') return safeDate(text)
  return ADDRESSES.has(name) || DATES.has(name) ? text.trim() : htmlToText(text)
}

/** All text below a node of the parser's tree. */
const textOf = (node: unknown, depth = 0): string => {
  if (typeof node === 'string') return node
  if (typeof node !== 'object' || node === null || depth > 20) return ''
  return Object.entries(node)
    .filter(([name]) => name !== '$')
    .map(([, child]) => textOf(child, depth + 1))
    .filter((text) => text !== '')
    .join(' ')
}

const longest = (...texts: readonly string[]): string =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), '')

type RawItem = Readonly<Record<string, unknown>>

const parsedItem = (item: RawItem): ParsedItem => {
  const guid = textOf(item['guid']) || textOf(item['id']) || textOf(item['rdf:about'])
  return {
    title: htmlToText(textOf(item['title'])),
    text: htmlToText(
      longest(textOf(item['content:encoded']), textOf(item['content']), textOf(item['summary'])),
    ),
    link: textOf(item['link']) || (URL.canParse(guid) ? guid : ''),
    guid,
    date: textOf(item['pubDate']) || textOf(item['date']) || textOf(item['updated']),
  }
}

const ROOT = /<(?:rss|rdf:RDF|feed|atom:feed)[\s>]/
const BASE = /<(?:feed|rss)\s[^>]{0,1000}?xml:base\s*=\s*["']([^"'<>]{1,2000})["']/

/** Some Atom feeds prefix every element, which the parser does not support. */
const withoutPrefix = (name: string): string => name.replace(/^atom:/, '')

const newParser = (head: string): Parser =>
  new Parser({
    defaultRSS: 2,
    xml2js: {
      valueProcessors: [cleanValue],
      tagNameProcessors: head.includes('<atom:feed') ? [withoutPrefix] : [],
    },
    customFields: { item: ['updated'] },
  })

/** @throws FeedProblem empty, not_a_feed, broken */
export const parseFeed = async (text: string): Promise<ParsedFeed> => {
  const head = text.slice(0, 20_000)
  if (text.trim() === '') throw new FeedProblem('empty')
  if (!ROOT.test(head)) throw new FeedProblem('not_a_feed')
  try {
    const feed = await newParser(head).parseString(repairXml(text))
    const items = feed.items as unknown as readonly RawItem[]
    return { base: BASE.exec(head)?.[1] ?? feed.link, items: items.map(parsedItem) }
  } catch {
    throw new FeedProblem('broken')
  }
}
