import { fitting } from '#shared/domain/characters.ts'
import { createHash } from 'node:crypto'
import type { SourceItem } from '../../sources/source.items.ts'
import { canonicalUrl, cleanUrl } from '#platform/outbound/canonical-url.ts'
import type { FeedItem } from '../feed-item.items.ts'
import { FeedProblem } from '../feed-problem.ts'
import { firstDate, newestFirst } from './feed-date.ts'
import type { ParsedFeed, ParsedItem } from './parse-feed.ts'
import { wholeSentences } from './visible/whole-sentences.ts'

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
  /** The id of its page, when other items of the feed link to it too. */
  readonly pageId?: string
}

export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, ID_CHARS)

/** Cuts between characters, after a whole word if one ends near the limit. */
const cut = (text: string, max: number): string => {
  if (text.length <= max) return text
  const start = fitting(text, max - 1, max - 1)
  const space = start.lastIndexOf(' ')
  return `${(space > max * 0.8 ? start.slice(0, space) : start).trimEnd()}…`
}

const titleOf = ({ title, text }: ParsedItem): string =>
  title === ''
    ? cut(text.replaceAll('\n', ' '), TITLE_OF_TEXT_CHARS)
    : cut(title.replaceAll('\n', ' '), TITLE_CHARS)

const urlOf = ({ link, bases }: ParsedItem, feedBase: string): URL | null => {
  if (link === '') return null
  const base = bases.reduce((outer, inner) => URL.parse(inner, outer)?.href ?? outer, feedBase)
  return cleanUrl(link, base)
}

/** An item before its id is known, which depends on the other items of the feed. */
interface Candidate {
  readonly canonical: string
  readonly guid: string
  readonly content: string
  readonly item: Omit<FeedItem, 'id'>
}

const candidateOf = (
  parsed: ParsedItem,
  source: SourceItem,
  base: string,
  fetchedAt: number,
): Candidate[] => {
  const url = urlOf(parsed, base)
  const title = titleOf(parsed)
  if (!url || url.href.length > URL_CHARS || title === '') return []
  const text = wholeSentences(cut(parsed.text, TEXT_CHARS))
  return [
    {
      canonical: canonicalUrl(url),
      guid: parsed.guid,
      content: `${title}\n${text}`,
      item: {
        sourceId: source.SK,
        sourceName: source.name,
        url: url.href,
        title,
        text,
        language: source.language,
        category: source.category,
        publishedAt: firstDate(parsed.dates, fetchedAt),
        fetchedAt: new Date(fetchedAt).toISOString(),
      },
    },
  ]
}

/** For each key, the different values of the candidates that have it. */
const groupValues = (
  candidates: readonly Candidate[],
  keyOf: (one: Candidate) => string,
  valueOf: (one: Candidate) => string,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const groups = new Map<string, Set<string>>()
  for (const one of candidates) {
    const values = groups.get(keyOf(one)) ?? new Set()
    groups.set(keyOf(one), values.add(valueOf(one)))
  }
  return groups
}

const isGroup = (values: ReadonlySet<string> | undefined): boolean => (values?.size ?? 0) > 1

/**
 * Ignores a guid that different pages share, because it identifies nothing.
 * An item that moved has the same title at both addresses.
 */
const withoutSharedGuids = (candidates: readonly Candidate[]): Candidate[] => {
  const titles = groupValues(
    candidates,
    ({ guid }) => guid,
    ({ item }) => item.title,
  )
  const pages = groupValues(
    candidates,
    ({ guid }) => guid,
    ({ canonical }) => canonical,
  )
  return candidates.map((one) =>
    isGroup(titles.get(one.guid)) && isGroup(pages.get(one.guid)) ? { ...one, guid: '' } : one,
  )
}

/**
 * The id is that of the page. Items of one page with guids and different contents get ids of their own: by content,
 * not by guid, because some feeds change their guids.
 */
const identified = (candidates: readonly Candidate[]): NewItem[] => {
  const withGuid = candidates.filter(({ guid }) => guid !== '')
  const guids = groupValues(
    withGuid,
    ({ canonical }) => canonical,
    ({ guid }) => guid,
  )
  const contents = groupValues(
    withGuid,
    ({ canonical }) => canonical,
    ({ content }) => content,
  )
  return candidates.map(({ canonical, guid, content, item }) => {
    const pageId = hashText(canonical)
    const isShared =
      guid !== '' && isGroup(guids.get(canonical)) && isGroup(contents.get(canonical))
    return {
      guidHash: hashText(guid || canonical),
      item: { id: isShared ? hashText(`${canonical}\n${content}`) : pageId, ...item },
      ...(isShared && { pageId }),
    }
  })
}

const withoutDuplicates = (items: readonly NewItem[]): NewItem[] => {
  const seen = new Set<string>()
  return items.filter(({ item, guidHash }) => {
    if (seen.has(item.id) || seen.has(`guid ${guidHash}`)) return false
    seen.add(item.id).add(`guid ${guidHash}`)
    return true
  })
}

/**
 * The newest items of a feed, each once, newest first; without dates in the order of the feed.
 * Leaves out items without link or text.
 * @throws FeedProblem unusable when all are left out
 */
export const readItems = (
  feed: ParsedFeed,
  source: SourceItem,
  feedUrl: string,
  fetchedAt: number,
): NewItem[] => {
  const base = (feed.base === undefined ? null : URL.parse(feed.base, feedUrl))?.href ?? feedUrl
  const found = feed.items.flatMap((parsed) => candidateOf(parsed, source, base, fetchedAt))
  if (found.length === 0 && feed.items.length > 0) throw new FeedProblem('unusable')
  const items = withoutDuplicates(identified(withoutSharedGuids(found)))
  return newestFirst(items, ({ item }) => item.publishedAt).slice(0, MAX_ITEMS)
}
