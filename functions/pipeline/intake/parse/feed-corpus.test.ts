import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEED_CORPUS } from '#testing/feeds/index.ts'
import { itemsIn } from '#testing/feed-texts.ts'
import { FeedProblem } from '../feed-problem.ts'
import { decodeText } from './decode-text.ts'

const itemsOf = (feed: string | Buffer, contentType = '') =>
  itemsIn(typeof feed === 'string' ? feed : decodeText(feed, contentType))

describe('the corpus of feeds', () => {
  it.each(FEED_CORPUS)('is read right: $name', async ({ feed, contentType, reads }) => {
    if (typeof reads === 'string') {
      await expect(itemsOf(feed, contentType)).rejects.toMatchObject({ code: reads })
      return
    }
    const items = await itemsOf(feed, contentType)
    expect(items).toMatchObject(reads)
    expect(new Set(items.map(({ id }) => id)).size).toBe(reads.length)
  })
})

/** Titles and texts of a feed; none when it has a problem. Fails for any other error. */
const textsOf = async (feed: string): Promise<string[]> => {
  try {
    const items = await itemsIn(feed)
    return items.flatMap(({ title, text, url }) => [title, text, url])
  } catch (error) {
    if (error instanceof FeedProblem) return []
    throw error
  }
}

const UNWANTED = /[<>]|[^\P{Cc}\n]|\p{Cs}/u

const samples = FEED_CORPUS.flatMap(({ feed }) => (typeof feed === 'string' ? [feed] : []))
const PIECES = [
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '&',
  ';',
  '=',
  ' ',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '<item>',
  '</item>',
  '<title>',
  '</title>',
  '<link ',
  'href=',
  '<entry>',
  '<script>',
  '&lt;',
  '&#132;',
  '&#0;',
  'xml:base',
  'xmlns:a=',
  '\u0000',
  '\ud83e',
  '<code>',
  '<rss>',
  '<channel>',
  '</rss>',
  'Größe',
]

describe('any feed', () => {
  it('yields texts without markup and control characters, or a problem', async () => {
    const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((all) => all.join(''))
    const damaged = fc
      .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(60), soup)
      .map(([feed, at, drop, insert]) => {
        const from = at % feed.length
        return feed.slice(0, from) + insert + feed.slice(from + drop)
      })
    await fc.assert(
      fc.asyncProperty(damaged, async (feed) => {
        for (const text of await textsOf(feed)) expect(text).not.toMatch(UNWANTED)
      }),
      { numRuns: 1500 },
    )
  })

  it('yields its complete items when it is cut off anywhere', async () => {
    const feed = samples.find((text) => text.includes('Nummer 17')) ?? ''
    const complete = (text: string): number => text.split('</item>').length - 1
    await fc.assert(
      fc.asyncProperty(fc.nat(feed.length), async (length) => {
        const cut = feed.slice(0, length)
        const titles = await itemsIn(cut).catch(() => [])
        expect(titles).toHaveLength(complete(cut))
      }),
      { numRuns: 150 },
    )
  })
})
