import { it } from 'vitest'
import { itemsIn, rss } from '#testing/feed-texts.ts'
import { largeFeed } from '#testing/feeds/large.ts'
import { expectCpu, expectGrowth } from '#testing/measured.ts'

const KB = 1024
const TINY = '<item><title>Neu</title><link>/1</link></item>'

type Shape = readonly [name: string, feedOf: (bytes: number) => string]

const repeated = (part: string, bytes: number): string => part.repeat(bytes / part.length)

const SHAPES: readonly Shape[] = [
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

it.each(SHAPES)(
  'reads 5 MB of %s in the CPU of 30 plain works',
  { tags: ['measure'] },
  async (_, feedOf) => {
    const feed = feedOf(5 * KB * KB)
    await expectCpu(30, () => itemsIn(feed).catch(() => []))
  },
)

it.each(SHAPES)(
  'costs at most in proportion to the size for %s',
  { tags: ['measure'] },
  async (_, feedOf) => {
    const [small, large] = [feedOf(100 * KB), feedOf(400 * KB)]
    const read = (feed: string) => () => itemsIn(feed).catch(() => [])
    await expectGrowth(12, read(small), read(large))
  },
)
