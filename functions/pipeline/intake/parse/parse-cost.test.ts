// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import { expect, it } from 'vitest'
import { itemsIn, rss } from '#testing/feed-texts.ts'
import { largeFeed } from '#testing/feeds/large.ts'

const KB = 1024
const TINY = '<item><title>Neu</title><link>/1</link></item>'

const cpuMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The best of some runs, so that a busy machine counts less. */
const costOf = async (work: () => unknown): Promise<number> => {
  const runs: number[] = []
  for (let run = 0; run < 3; run++) runs.push(await cpuMs(work))
  return Math.min(...runs)
}

/** About 50 ms on the machine for which the limit is meant. */
const plainWork = (): number => {
  const text = 'Kvelgard, Aschegrab; '.repeat(100_000)
  return text.split(/[,;]/).map((part) => part.trim().toUpperCase()).length
}

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
  'reads 5 MB of %s in at most 1.5 s of CPU',
  { tags: ['measure'] },
  async (_, feedOf) => {
    const feed = feedOf(5 * KB * KB)
    const read = await costOf(() => itemsIn(feed).catch(() => []))
    // On a slow or busy machine the same machine's plain work is the measure.
    const unit = read < 1500 ? 0 : await costOf(plainWork)
    expect(read).toBeLessThan(Math.max(1500, 30 * unit))
  },
)

it.each(SHAPES)(
  'costs at most in proportion to the size for %s',
  { tags: ['measure'] },
  async (_, feedOf) => {
    const read = (bytes: number) => {
      const feed = feedOf(bytes)
      return costOf(() => itemsIn(feed).catch(() => []))
    }
    await read(100 * KB)
    const [small, large] = [await read(100 * KB), await read(400 * KB)]
    expect(large).toBeLessThan(12 * Math.max(small, 5))
  },
)
