import { describe, expect, it } from 'vitest'
import { countSteps } from '#testing/count-steps.ts'
import { itemsIn } from '#testing/feed-texts.ts'
import { HOSTILE_SHAPES } from '#testing/feeds/hostile-shapes.ts'

const KB = 1024
const [SMALL, LARGE] = [16 * KB, 64 * KB]
/** Half again what the most expensive shape takes. */
const MAX_STEPS_PER_BYTE = 50

const stepsFor = (feed: string): Promise<number> => countSteps(() => itemsIn(feed).catch(() => []))

describe.each(HOSTILE_SHAPES)('a feed of %s', (_, feedOf) => {
  it('takes steps in proportion to its size', async () => {
    // What is built once, such as expressions, is built before.
    await stepsFor(feedOf(KB))
    const [small, large] = [feedOf(SMALL), feedOf(LARGE)]
    const [few, many] = [await stepsFor(small), await stepsFor(large)]
    expect(many / few).toBeLessThan(1.15 * (large.length / small.length))
    expect(many / large.length).toBeLessThan(MAX_STEPS_PER_BYTE)
  })
})

it('counts the same twice, and more for work that grows with the square', async () => {
  const search = (count: number) => () => {
    const text = 'a'.repeat(count)
    let found = 0
    for (let at = 0; at < count; at++) found += text.indexOf('b', at)
    return found
  }
  // Blocks are counted from the second call of a function on.
  await countSteps(search(1))
  const [once, twice] = [await countSteps(search(200)), await countSteps(search(400))]
  expect(await countSteps(search(200))).toBe(once)
  expect(twice / once).toBeGreaterThan(3.5)
})
