import { rss } from '../feed-texts.ts'

const PARAGRAPH =
  '<p>Ein Absatz über das <a href="https://x.example/">neue Album</a> &#8222;Aschegrab&#8220; &amp; mehr.</p>\n'

const item = (number: number): string =>
  `<item><title>Nummer ${number} &amp; mehr</title><link>https://magazin.example/${number}</link><guid isPermaLink="false">${number}</guid><pubDate>Sat, 21 Nov 2026 18:30:00 +0100</pubDate><description><![CDATA[<p>Kurz über <b>Kvelgard</b>.</p>]]></description><content:encoded><![CDATA[${PARAGRAPH.repeat(20)}]]></content:encoded></item>`

/** A feed as WordPress writes it, of at least as many bytes. */
export const largeFeed = (bytes: number): string => {
  const items: string[] = []
  for (let size = 0, number = 0; size < bytes; number++) {
    const next = item(number)
    items.push(next)
    size += Buffer.byteLength(next)
  }
  return rss(items.join(''))
}
