import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import {
  checkHeaders,
  decodeText,
  FeedProblem,
  fetchFeed,
  readItems,
  MAX_ITEMS,
  NEWS_MS,
  parseFeed,
  type NewItem,
  type ParsedFeed,
  type ParsedItem,
} from '#functions/pipeline/intake/dry-run/index.ts'
import type { FeedItem } from '#functions/pipeline/intake/index.ts'
import type { SourceItem } from '#functions/pipeline/sources/index.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import { TRY_FEED } from './texts.ts'

const MAX_BYTES = 5 * 1024 * 1024

export interface Wish {
  /** A path or an address. */
  readonly from: string
  readonly language: SourceItem['language']
  readonly category: SourceItem['category']
  /** Whether items without a date count as new. */
  readonly undated: boolean
}

export interface LeftOut {
  readonly title: string
  readonly link: string
  readonly reason: string
}

export interface Reading {
  readonly items: readonly FeedItem[]
  readonly leftOut: readonly LeftOut[]
}

interface Fetched {
  readonly text: string
  readonly url: string
}

const isAddress = (from: string): boolean => /^[a-z][a-z\d+.-]+:\/\//iu.test(from)

const sourceOf = ({ from, language, category }: Wish): SourceItem => ({
  PK: 'SOURCES',
  SK: 'try-feed',
  name: isAddress(from) ? (URL.parse(from)?.hostname ?? from) : parse(from).name,
  url: from,
  category,
  language,
  enabled: true,
  createdAt: new Date(0).toISOString(),
})

const fetchAddress = async (address: string): Promise<Fetched> => {
  const url = URL.parse(address)
  const isAllowed = url !== null && /^https?:$/.test(url.protocol) && url.username === ''
  if (!isAllowed) throw new ExpectedProblem(TRY_FEED.badAddress(address))
  const { fetched } = await fetchFeed(url)
  checkHeaders(fetched)
  if (fetched.status !== 200) throw new FeedProblem('status', { detail: String(fetched.status) })
  const text = decodeText(fetched.body, fetched.headers['content-type'] ?? '')
  return { text, url: fetched.url.href }
}

const PROBLEMS: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: TRY_FEED.noFile,
  EISDIR: TRY_FEED.isFolder,
}

const openFile = async (path: string): Promise<Fetched> => {
  const bytes = await readFile(path).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new ExpectedProblem((PROBLEMS[code] ?? TRY_FEED.unreadable)(path))
  })
  if (bytes.length > MAX_BYTES) throw new FeedProblem('too_large')
  return { text: decodeText(bytes, ''), url: 'https://datei.invalid/' }
}

const keysOf = ({ item, guidHash }: NewItem): readonly string[] => [item.id, `guid ${guidHash}`]

/** Why the pipeline would not make news of an item that it keeps; undefined when it would. */
const notNews = ({ publishedAt, fetchedAt }: FeedItem, undated: boolean): string | undefined => {
  if (publishedAt === null) return undated ? undefined : TRY_FEED.leftOut.undated
  const isOld = Date.parse(fetchedAt) - Date.parse(publishedAt) > NEWS_MS
  return isOld ? TRY_FEED.leftOut.old : undefined
}

const explain = (
  feed: ParsedFeed,
  { kept, alone }: { kept: readonly NewItem[]; alone: (item: ParsedItem) => NewItem | undefined },
  undated: boolean,
): readonly LeftOut[] => {
  const isKept = new Set(kept.map(({ item }) => item.id))
  const seen = new Set<string>()
  const reasonOf = (parsed: ParsedItem): string | undefined => {
    const one = alone(parsed)
    if (!one) return parsed.link === '' ? TRY_FEED.leftOut.noLink : noTextOrLink(parsed)
    const isDouble = keysOf(one).some((key) => seen.has(key))
    for (const key of keysOf(one)) seen.add(key)
    if (isDouble) return TRY_FEED.leftOut.double
    return isKept.has(one.item.id)
      ? notNews(one.item, undated)
      : TRY_FEED.leftOut.tooMany(MAX_ITEMS)
  }
  return feed.items.flatMap((parsed) => {
    const reason = reasonOf(parsed)
    return reason === undefined ? [] : [{ title: parsed.title, link: parsed.link, reason }]
  })
}

const noTextOrLink = ({ title, text }: ParsedItem): string =>
  title === '' && text === '' ? TRY_FEED.leftOut.noText : TRY_FEED.leftOut.noLink

/**
 * Reads a feed as `read-source` does at its first reading, and says what it leaves out.
 * @throws FeedProblem, ExpectedProblem
 */
export const readFeedOf = async (wish: Wish, at: number): Promise<Reading> => {
  const { text, url } = await (isAddress(wish.from) ? fetchAddress(wish.from) : openFile(wish.from))
  const feed = await parseFeed(text, at)
  const source = sourceOf(wish)
  const kept = readItems(feed, source, url, at)
  const alone = (item: ParsedItem): NewItem | undefined => {
    try {
      return readItems({ ...feed, items: [item] }, source, url, at)[0]
    } catch (error) {
      if (error instanceof FeedProblem) return undefined
      throw error
    }
  }
  const leftOut = explain(feed, { kept, alone }, wish.undated)
  const items = kept
    .map(({ item }) => item)
    .filter((item) => notNews(item, wish.undated) === undefined)
  return { items, leftOut }
}
