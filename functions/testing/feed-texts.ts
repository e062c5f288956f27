import { expect } from 'vitest'
import { readItems, type NewItem } from '../pipeline/intake/parse/feed-items.ts'
import { parseFeed } from '../pipeline/intake/parse/parse-feed.ts'
import type { SourceItem } from '../pipeline/sources/index.ts'

export const AT = Date.parse('2026-11-22T10:00:00Z')
export const FEED_URL = 'https://magazin.example/feeds/rss.xml'

export const SOURCE: SourceItem = {
  PK: 'SOURCES',
  SK: 'magazin',
  name: 'Magazin',
  url: FEED_URL,
  category: 'news',
  language: 'de',
  enabled: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** The items of a feed, in the form in which they are stored. */
export const itemsIn = async (xml: string): Promise<NewItem['item'][]> =>
  readItems(await parseFeed(xml, AT), SOURCE, FEED_URL, AT).map(({ item }) => item)

/** The only item of a feed. */
export const only = async (xml: string): Promise<NewItem['item']> => {
  const [item, ...others] = await itemsIn(xml)
  expect(others).toEqual([])
  if (!item) throw new Error('There is no item.')
  return item
}

export const rss = (items: string, version = '2.0'): string =>
  `<?xml version="1.0"?><rss version="${version}" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Magazin</title><link>https://magazin.example/</link>${items}</channel></rss>`

export const ITEM = `<item><title>Kvelgard kündigen Album an</title><link>https://magazin.example/kvelgard?utm_source=rss</link><description>Es heißt "Aschegrab".</description><pubDate>Sat, 21 Nov 2026 18:30:00 +0100</pubDate><guid isPermaLink="false">4711</guid></item>`

export const atom = (
  entries: string,
  start = '<feed xmlns="http://www.w3.org/2005/Atom">',
): string =>
  `<?xml version="1.0" encoding="utf-8"?>${start}<title>Magazin</title><link href="https://magazin.example/"/>${entries}</feed>`
