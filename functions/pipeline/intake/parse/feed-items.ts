import { createHash } from 'node:crypto'
import type { SourceItem } from '../../sources/index.ts'
import { canonicalUrl, cleanUrl } from '../canonical-url.ts'
import type { FeedItem } from '../feed-item.items.ts'
import { feedDate } from './feed-date.ts'
import type { ParsedFeed, ParsedItem } from './parse-feed.ts'

/** Per feed, the newest. */
export const MAX_ITEMS = 100
const ID_CHARS = 32
const TITLE_CHARS = 300
const TEXT_CHARS = 4000
const TITLE_OF_TEXT_CHARS = 100
const URL_CHARS = 2048

/** An item with the hash of its feed's own id. */
export interface NewItem {
  readonly item: FeedItem
  readonly guidHash: string
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, ID_CHARS)

/** Cuts between characters, after a whole word if one ends near the limit. */
const cut = (text: string, max: number): string => {
  if (text.length <= max) return text
  const start = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const space = start.lastIndexOf(' ')
  return `${(space > max * 0.8 ? start.slice(0, space) : start).trimEnd()}…`
}

const titleOf = ({ title, text }: ParsedItem): string =>
  title === ''
    ? cut(text.replaceAll('\n', ' '), TITLE_OF_TEXT_CHARS)
    : cut(title.replaceAll('\n', ' '), TITLE_CHARS)

const newItem = (
  parsed: ParsedItem,
  source: SourceItem,
  base: string,
  fetchedAt: number,
): NewItem[] => {
  const url = parsed.link === '' ? null : cleanUrl(parsed.link, base)
  const title = titleOf(parsed)
  if (!url || url.href.length > URL_CHARS || title === '') return []
  const canonical = canonicalUrl(url)
  return [
    {
      guidHash: hashOf(parsed.guid || canonical),
      item: {
        id: hashOf(canonical),
        sourceId: source.SK,
        sourceName: source.name,
        url: url.href,
        title,
        text: cut(parsed.text, TEXT_CHARS),
        language: source.language,
        category: source.category,
        publishedAt: feedDate(parsed.date, fetchedAt),
        fetchedAt: new Date(fetchedAt).toISOString(),
      },
    },
  ]
}

const withoutDuplicates = (items: readonly NewItem[]): NewItem[] => {
  const seen = new Set<string>()
  return items.filter(({ item, guidHash }) => {
    if (seen.has(item.id) || seen.has(`guid ${guidHash}`)) return false
    seen.add(item.id).add(`guid ${guidHash}`)
    return true
  })
}

/** Newest first. An item without a date stays beside the dated item before it, or after it at the beginning. */
const byDate = (items: readonly NewItem[]): NewItem[] => {
  let last = items.find(({ item }) => item.publishedAt !== null)?.item.publishedAt ?? ''
  return items
    .map((one) => {
      last = one.item.publishedAt ?? last
      return { one, at: last }
    })
    .sort((a, b) => Number(a.at < b.at) - Number(a.at > b.at))
    .map(({ one }) => one)
}

/**
 * The newest items of a feed, each once, newest first; without dates in the order of the feed.
 * Leaves out items without link or text.
 */
export const itemsOf = (
  feed: ParsedFeed,
  source: SourceItem,
  feedUrl: string,
  fetchedAt: number,
): NewItem[] => {
  const base = (feed.base === undefined ? null : URL.parse(feed.base, feedUrl))?.href ?? feedUrl
  const items = feed.items.flatMap((parsed) => newItem(parsed, source, base, fetchedAt))
  return byDate(withoutDuplicates(items)).slice(0, MAX_ITEMS)
}
