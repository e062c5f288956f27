import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { linkTo, textResponse, type Channel, type FeedEntry, type Format } from './format.ts'
import { cdata, element, escapeXml, oldRfc822, rfc822 } from './xml.ts'

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const RSS = 'application/rss+xml; charset=UTF-8'

const rss = (
  channel: Channel,
  version: string,
  items: readonly string[],
  namespaces = '',
): string =>
  element(
    'rss',
    element(
      'channel',
      [
        element('title', escapeXml(channel.name)),
        element('link', channel.site),
        element('description', `Alles von ${escapeXml(channel.name)}`),
        element('language', channel.language),
        ...items,
      ].join('\n'),
    ),
    `version="${version}"${namespaces}`,
  )

const paragraphs = (text: string): string => {
  const [first = '', ...rest] = text.split(/(?<=\D[.!?]) (?=\p{Lu})/u)
  return [first, rest.join(' ')]
    .filter(Boolean)
    .map((part) => `<p>${escapeXml(part)}</p>`)
    .join('\n')
}

const dated = (entry: FeedEntry): string => element('pubDate', rfc822(entry.publishedAt))

const numberOf = ({ path }: FeedEntry): string =>
  String(createHash('sha256').update(path).digest().readUInt32BE(0))

/** Like WordPress: tracking parameters in links, HTML in CDATA, and a link to read on below each text. */
export const wordpress: Format = (channel, entries) => {
  const items = entries.map((entry) => {
    const link = linkTo(channel, entry)
    const html = `${paragraphs(entry.text)}\n<p><a href="${link}">Weiterlesen &raquo;</a></p>`
    return element(
      'item',
      [
        element('title', escapeXml(entry.title)),
        element('link', `${link}/?utm_source=rss&amp;utm_medium=rss&amp;utm_campaign=feed`),
        element('guid', `${channel.site}/?p=${numberOf(entry)}`, 'isPermaLink="false"'),
        dated(entry),
        element('description', cdata(paragraphs(entry.text))),
        element('content:encoded', cdata(html)),
      ].join('\n'),
    )
  })
  const namespaces = ' xmlns:content="http://purl.org/rss/1.0/modules/content/"'
  return textResponse(RSS, PROLOGUE + rss(channel, '2.0', items, namespaces))
}

/** RSS 0.91 has neither dates nor ids. */
export const rss091: Format = (channel, entries) =>
  textResponse(
    'text/xml',
    '<?xml version="1.0"?>\n' +
      rss(
        channel,
        '0.91',
        entries.map((entry) =>
          element(
            'item',
            element('title', escapeXml(entry.title)) +
              element('link', linkTo(channel, entry)) +
              element('description', escapeXml(entry.text)),
          ),
        ),
      ),
  )

/** Compressed even when the request does not accept gzip. */
export const rss092: Format = (channel, entries) => {
  const items = entries.map((entry) =>
    element(
      'item',
      element('title', escapeXml(entry.title)) +
        element('link', `${linkTo(channel, entry)}?ref=feed`) +
        element('description', escapeXml(entry.text)) +
        dated(entry),
    ),
  )
  const body = gzipSync(PROLOGUE + rss(channel, '0.92', items))
  return { contentType: 'text/xml', body, isGzipped: true }
}

const plainItems = (
  channel: Channel,
  entries: readonly FeedEntry[],
  link = linkTo,
  date = dated,
): readonly string[] =>
  entries.map((entry) =>
    element(
      'item',
      [
        element('title', escapeXml(entry.title)),
        element('link', escapeXml(link(channel, entry))),
        element('guid', link(channel, entry), 'isPermaLink="true"'),
        date(entry),
        element('description', escapeXml(paragraphs(entry.text))),
      ].join('\n'),
    ),
  )

/** Declared and encoded as ISO-8859-1, with numeric references for other characters. */
export const latin1: Format = (channel, entries) => {
  const text = rss(channel, '2.0', plainItems(channel, entries))
  const encoded = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0
    return code < 256 ? character : `&#${String(code)};`
  })
  return {
    contentType: 'application/rss+xml',
    body: Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${encoded.join('')}`, 'latin1'),
  }
}

const WINDOWS_1252: Readonly<Record<string, number>> = {
  '„': 0x84,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
}

/** Encoded as Windows-1252, although the header says UTF-8; the document declares nothing. */
export const undeclared: Format = (channel, entries) => {
  const text = rss(channel, '2.0', plainItems(channel, entries))
  const bytes = [...`<?xml version="1.0"?>\n${text}`].map(
    (character) => WINDOWS_1252[character] ?? character.codePointAt(0) ?? 0,
  )
  return { contentType: 'text/xml; charset=utf-8', body: Buffer.from(bytes) }
}

const ENTITIES: Readonly<Record<string, string>> = {
  ä: '&auml;',
  ö: '&ouml;',
  ü: '&uuml;',
  Ä: '&Auml;',
  Ö: '&Ouml;',
  Ü: '&Uuml;',
  ß: '&szlig;',
  '„': '&bdquo;',
  '“': '&ldquo;',
  '–': '&ndash;',
}

/** Uses entities of HTML, which XML does not define. */
export const entities: Format = (channel, entries) => {
  const text = rss(channel, '2.0', plainItems(channel, entries))
  return textResponse(
    'text/xml',
    PROLOGUE + text.replace(/[äöüÄÖÜß„“–]/g, (character) => ENTITIES[character] ?? character),
  )
}

/** Links relative to the root of the site. */
export const relative: Format = (channel, entries) =>
  textResponse(
    RSS,
    PROLOGUE +
      rss(
        channel,
        '2.0',
        plainItems(channel, entries, (_, { path }) => path),
      ),
  )

/** HTML in titles. */
export const boldTitles: Format = (channel, entries) => {
  const bold = (title: string) =>
    escapeXml(escapeXml(title).replace(/\p{Lu}{3,}(?: \p{Lu}{3,})*/u, (name) => `<b>${name}</b>`))
  const items = plainItems(channel, entries).map((item, index) =>
    item.replace(/<title>.*?<\/title>/, () => element('title', bold(entries[index]?.title ?? ''))),
  )
  return textResponse(RSS, PROLOGUE + rss(channel, '2.0', items))
}

/** Dates with two-digit years, links with a tracking parameter of a social network. */
export const oddDates: Format = (channel, entries) =>
  textResponse(
    RSS,
    PROLOGUE +
      rss(
        channel,
        '2.0',
        plainItems(
          channel,
          entries,
          (site, entry) => `${linkTo(site, entry)}?fbclid=IwAR0hell`,
          ({ publishedAt }) => element('pubDate', oldRfc822(publishedAt)),
        ),
      ),
  )
