import { it } from 'vitest'
import { itemsIn } from '#testing/feed-texts.ts'
import { HOSTILE_SHAPES } from '#testing/feeds/hostile-shapes.ts'
import { expectCpu, expectGrowth } from '#testing/measured.ts'

const KB = 1024

it.each(HOSTILE_SHAPES)(
  'reads 5 MB of %s in the CPU of 30 plain works',
  { tags: ['measure'] },
  async (_, feedOf) => {
    const feed = feedOf(5 * KB * KB)
    await expectCpu(30, () => itemsIn(feed).catch(() => []))
  },
)

it.each(HOSTILE_SHAPES)(
  'costs at most in proportion to the size for %s',
  { tags: ['measure'] },
  async (_, feedOf) => {
    const [small, large] = [feedOf(100 * KB), feedOf(400 * KB)]
    const read = (feed: string) => () => itemsIn(feed).catch(() => [])
    await expectGrowth(12, read(small), read(large))
  },
)
