import { htmlToText } from './html-to-text.ts'
import type { FeedStructure, FoundItem, FoundLink } from './structure/feed-structure.ts'
import type { Slot } from './structure/fields.ts'
import type { Page } from './visible/story-blocks.ts'
import { withoutSignature } from './visible/whole-sentences.ts'

/** More than is stored, so that the end of a longer text is found when it is cut. */
const TEXT_CHARS = 5000
const VALUE_CHARS = 4000

/** Characters that XML 1.0 forbids: control characters except tab and line ends, and two non-characters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Cs}|[\ufffe\uffff]/gu

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)

const element = (name: string, value: string, maxChars = VALUE_CHARS): string =>
  value === '' ? '' : `<${name}>${escaped(value.slice(0, maxChars))}</${name}>`

/** The values of an item for a slot, the best first. */
export const valuesOf = ({ values }: FoundItem, slot: Slot): string[] =>
  values
    .filter((found) => found.slot === slot)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ value }) => value)

const textsOf = (item: FoundItem, slot: Slot, page?: Page): string[] =>
  valuesOf(item, slot)
    .map((html) => htmlToText(html, page))
    .filter((text) => text !== '')

const longest = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), '')

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)

/** Links that lead to something else than the page of an item. */
const NO_PAGE = new Set([
  'enclosure',
  'edit',
  'edit-media',
  'replies',
  'hub',
  'search',
  'icon',
  'license',
])

/** RFC 4287 prefers `alternate`; a link with any other meaning counts less than an address as id. */
const linkOf = ({ links }: FoundItem, guid: string): FoundLink | undefined =>
  links.find(({ rel }) => rel === 'text') ??
  links.find(({ rel }) => rel === 'alternate') ??
  links.find(({ rel }) => rel !== 'self' && !NO_PAGE.has(rel)) ??
  (isWebAddress(guid) ? { href: guid, rel: 'id', bases: [] } : undefined) ??
  links.find(({ rel }) => rel === 'self') ??
  links.find(({ rel }) => rel === 'enclosure')

/** The base of relative addresses in a feed without an address of its own. */
const NOWHERE = 'https://feed.invalid/'

const pageOf = (link: FoundLink | undefined, site: URL | null): Page => {
  const base = (link?.bases ?? []).reduce(
    (outer, inner) => URL.parse(inner, outer)?.href ?? outer,
    site?.href ?? NOWHERE,
  )
  return { url: URL.parse(link?.href ?? '', base) ?? new URL(NOWHERE), site }
}

const itemElement = (item: FoundItem, site: URL | null): string => {
  const [guid = ''] = valuesOf(item, 'guid')
  const [title = ''] = textsOf(item, 'title')
  const link = linkOf(item, guid)
  const page = pageOf(link, site)
  const text = longest(textsOf(item, 'text', page)) || longest(textsOf(item, 'caption', page))
  return `<item>${[
    element('title', title),
    element('description', withoutSignature(text, title), TEXT_CHARS),
    element('link', link?.href ?? ''),
    ...(link?.bases ?? []).map((base) => element('base', base)),
    element('guid', guid),
    ...valuesOf(item, 'date').map((date) => element('pubDate', date)),
  ].join('')}</item>\n`
}

/** Well-formed RSS 2.0 with the same items: plain texts, one link and all dates of each. */
export const canonicalFeed = ({ base = '', items }: FeedStructure): string =>
  `<rss version="2.0"><channel>${element('link', base)}\n${items.map((item) => itemElement(item, URL.parse(base))).join('')}</channel></rss>`
