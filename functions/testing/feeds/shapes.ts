import { atom, rss } from '../feed-texts.ts'
import {
  SITE,
  url,
  page,
  titled,
  dated,
  entry,
  linked,
  ONE,
  TWO,
  BOTH,
  type Sample,
} from './sample.ts'

export const LINKS: readonly Sample[] = [
  {
    name: 'link href in RSS',
    feed: rss(`<item><title>Eins</title><link href="${url('/1')}"/></item>`),
    reads: ONE,
  },
  {
    name: 'link href in the channel',
    feed: rss('<item><title>Eins</title><link>/1</link></item>').replace(
      /<link>https:[^<]*<\/link>/,
      `<link href="${SITE}"/>`,
    ),
    reads: ONE,
  },
  {
    name: 'atom:link in an RSS item',
    feed: rss(
      `<item><title>Eins</title><atom:link rel="self" href="${url('/s')}"/><atom:link href="${url('/1')}"/></item>`,
    ),
    reads: ONE,
  },
  {
    name: 'an Atom link without rel beside others',
    feed: linked(
      `<link rel="edit" href="${url('/e')}"/><link rel="self" href="${url('/s')}"/><link href="${url('/1')}"/><link rel="enclosure" href="${url('/a.mp3')}"/>`,
    ),
    reads: ONE,
  },
  { name: 'Atom link as text', feed: linked(`<link>${url('/1')}</link>`), reads: ONE },
  {
    name: 'unquoted attributes',
    feed: linked(`<link rel=alternate href=${url('/1')}>`),
    reads: ONE,
  },
  {
    name: 'xml:base on an entry',
    feed: atom(
      `<entry xml:base="/news/"><id>tag:1</id><title>Eins</title><link href="1.html"/></entry>`,
    ),
    reads: [{ title: 'Eins', url: url('/news/1.html') }],
  },
  {
    name: 'xml:base on feed, entry and link',
    feed: atom(
      `<entry xml:base="news/"><id>tag:1</id><title>Eins</title><link xml:base="2026/" href="1"/></entry>`,
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://basis.example/x/">',
    ),
    reads: [{ title: 'Eins', url: 'https://basis.example/x/news/2026/1' }],
  },
  {
    name: 'ns0: before every element',
    feed: linked(`<link href="${url('/1')}"/>`)
      .replace(/<(\/?)(?=[a-z])/g, '<$1ns0:')
      .replace('xmlns=', 'xmlns:ns0='),
    reads: ONE,
  },
  {
    name: 'rss: before every element',
    feed: rss(BOTH).replace(/<(\/?)(?=(?:channel|item|title|link)\b)/g, '<$1rss:'),
    reads: TWO,
  },
  {
    name: 'one link with guids',
    feed: rss(
      ['Eins', 'Zwei', 'Drei']
        .map((title) => page('/ticker', title, `<guid>${title}</guid>`))
        .join(''),
    ),
    reads: [{ title: 'Eins' }, { title: 'Zwei' }, { title: 'Drei' }],
  },
  {
    name: 'one guid with different pages',
    feed: rss(page('/1', 'Eins', '<guid>0</guid>') + page('/2', 'Zwei', '<guid>0</guid>')),
    reads: TWO,
  },
  {
    name: 'one link without guids',
    feed: rss(page('/1', 'Eins') + page('/1', 'Eins, ergänzt')),
    reads: ONE,
  },
]

const CUT = rss(
  Array.from({ length: 20 }, (_, index) => page(`/${index}`, `Nummer ${index}`)).join(''),
)

export const DAMAGE: readonly Sample[] = [
  {
    name: 'text before the declaration',
    feed: `\n\n<br />\n<b>Warning</b>: mysql in /var/www on line <b>3</b>\n${rss(BOTH)}`,
    reads: TWO,
  },
  {
    name: 'a comment with dashes',
    feed: rss(`<!-- cache -- 21.11. --- -->${BOTH}`),
    reads: TWO,
  },
  {
    name: 'a feed that is cut off at 95 %',
    feed: CUT.slice(0, CUT.length * 0.95),
    reads: Array.from({ length: 19 }, (_, index) => ({ title: `Nummer ${index}` })),
  },
  { name: 'text after the root', feed: `${rss(BOTH)}<script>x()</script> &`, reads: TWO },
  {
    name: 'missing end tags',
    feed: rss(
      `<item><title>Eins<link>${url('/1')}</link><item><title>Zwei</title><link>${url('/2')}</link>`,
    ),
    reads: TWO,
  },
  {
    name: 'a wrong end tag',
    feed: rss(`<item><title>Eins</titel><link>${url('/1')}</link></item>`),
    reads: ONE,
  },
  { name: 'control characters', feed: titled('Ei\u0000n\u0008s'), reads: ONE },
  { name: 'an empty feed', feed: rss(''), reads: [] },
  { name: 'an empty Atom feed', feed: atom(''), reads: [] },
  { name: 'a web page', feed: '<!doctype html><html><body>x</body></html>', reads: 'not_a_feed' },
  {
    name: 'a web page with RDF inside',
    feed: '<html><svg><rdf:RDF xmlns:rdf="x"></rdf:RDF></svg></html>',
    reads: 'not_a_feed',
  },
  { name: 'a feed without a complete item', feed: CUT.slice(0, 260), reads: 'broken' },
  {
    name: 'a feed of items without links',
    feed: rss('<item><title>a</title></item>'),
    reads: 'unusable',
  },
]

export const DATES: readonly Sample[] = [
  ...['Nov 20, 2026', 'November 20, 2026', '20. November 2026', '20.11.2026', '2026-11-20'].map(
    (date) => ({
      name: `the date ${date}`,
      feed: dated(date),
      reads: [{ publishedAt: '2026-11-20T00:00:00.000Z' }],
    }),
  ),
  {
    name: 'a date as C prints it',
    feed: dated('Fri Nov 20 10:00:00 2026'),
    reads: [{ publishedAt: '2026-11-20T10:00:00.000Z' }],
  },
  {
    name: 'an Atom date with attributes',
    feed: entry(
      `<title>Eins</title><link href="${url('/1')}"/><updated type="W3CDTF" xml:lang="de">2026-11-20T10:00:00Z</updated>`,
    ),
    reads: [{ publishedAt: '2026-11-20T10:00:00.000Z' }],
  },
  {
    name: 'an unreadable date before a readable one',
    feed: dated('gestern</pubDate><dc:date>2026-11-20T10:00:00Z</dc:date><pubDate>'),
    reads: [{ publishedAt: '2026-11-20T10:00:00.000Z' }],
  },
  { name: 'an unreadable date', feed: dated('vor 2 Stunden'), reads: [{ publishedAt: null }] },
  { name: 'no date', feed: rss(BOTH), reads: [{ publishedAt: null }, { publishedAt: null }] },
]
