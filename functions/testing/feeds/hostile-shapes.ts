import { rss } from '../feed-texts.ts'

const TINY = '<item><title>Neu</title><link>/1</link></item>'

/** A name, and a feed of about so many bytes. */
type Shape = readonly [name: string, feedOf: (bytes: number) => string]

const repeated = (part: string, bytes: number): string => part.repeat(bytes / part.length)

const PARAGRAPH =
  '<p>Ein Absatz über das <a href="https://x.example/">neue Album</a> &#8222;Aschegrab&#8220; &amp; mehr.</p>\n'

const item = (number: number): string =>
  `<item><title>Nummer ${number} &amp; mehr</title><link>https://magazin.example/${number}</link><guid isPermaLink="false">${number}</guid><pubDate>Sat, 21 Nov 2026 18:30:00 +0100</pubDate><description><![CDATA[<p>Kurz über <b>Kvelgard</b>.</p>]]></description><content:encoded><![CDATA[${PARAGRAPH.repeat(20)}]]></content:encoded></item>`

/** A feed as WordPress writes it, of at least as many bytes. */
const largeFeed = (bytes: number): string => {
  const items: string[] = []
  for (let size = 0, number = 0; size < bytes; number++) {
    const next = item(number)
    items.push(next)
    size += Buffer.byteLength(next)
  }
  return rss(items.join(''))
}

/** Feeds with many equal parts, whose cost for each part could grow with their number. */
export const HOSTILE_SHAPES: readonly Shape[] = [
  ['texts', (bytes: number) => largeFeed(bytes)],
  ['tags', (bytes: number) => rss(`<item><title>${'<a>'.repeat(bytes / 3)}`)],
  ['end tags', (bytes: number) => rss(`<item><title>${'</a>'.repeat(bytes / 4)}`)],
  ['brackets', (bytes: number) => rss(`<item><title>${'</'.repeat(bytes / 2)}`)],
  ['quotes', (bytes: number) => rss(`<item><title>${'<a "'.repeat(bytes / 4)}`)],
  ['both quotes', (bytes: number) => rss(`<item><title>${`<a "'`.repeat(bytes / 5)}`)],
  ['items', (bytes: number) => rss('<item>'.repeat(bytes / 6))],
  [
    'names',
    (bytes: number) => rss(`<item><title>${'&lt;code&gt;'.repeat(bytes / 12)}</title></item>`),
  ],
  ['starts of tags', (bytes: number) => rss(`<item><title>${repeated('<a ', bytes)}`)],
  ['single brackets', (bytes: number) => rss(repeated('<', bytes))],
  ['empty items', (bytes: number) => rss(repeated('<item/>', bytes))],
  ['tiny items', (bytes: number) => rss(repeated(TINY, bytes))],
  [
    'namespaces',
    (bytes: number) =>
      rss(repeated(TINY.replace('<item>', '<item xmlns:a="https://a.example/">'), bytes)),
  ],
  ['titles', (bytes: number) => rss(`<item>${repeated('<title>a</title>', bytes)}</item>`)],
  ['dates', (bytes: number) => rss(`<item>${repeated('<pubDate>a</pubDate>', bytes)}</item>`)],
]
