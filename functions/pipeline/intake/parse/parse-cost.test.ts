import { expect, it } from 'vitest'
import { itemsIn, rss } from '#testing/feed-texts.ts'
import { largeFeed } from '#testing/feeds/large.ts'

const KB = 1024

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

it('reads a feed of 5 MB in at most 1.5 s of CPU', async () => {
  const feed = largeFeed(5 * KB * KB)
  // On a slow machine the same machine's plain work is the measure.
  const unit = await costOf(() => JSON.parse(JSON.stringify('x,'.repeat(KB * KB))))
  expect(await costOf(() => itemsIn(feed))).toBeLessThan(Math.max(1500, 100 * unit))
})

it.each([
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
])('costs at most in proportion to the size for %s', async (_, feedOf) => {
  const read = (bytes: number) => {
    const feed = feedOf(bytes)
    return costOf(() => itemsIn(feed).catch(() => []))
  }
  await read(100 * KB)
  const [small, large] = [await read(100 * KB), await read(400 * KB)]
  expect(large).toBeLessThan(12 * Math.max(small, 5))
})
