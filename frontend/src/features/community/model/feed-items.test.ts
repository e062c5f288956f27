import { describe, expect, it } from 'vitest'
import { feedItems } from './feed-items.ts'

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${String(index + 1)}` }))

const idsOf = (count: number, hasAside: boolean) =>
  feedItems(posts(count), hasAside).map(({ id }) => id)

describe('the items of the feed', () => {
  it('puts the panels after the third post', () => {
    expect(idsOf(5, true)).toEqual(['p1', 'p2', 'p3', 'aside', 'p4', 'p5'])
  })

  it('puts the panels at the end when there are fewer posts', () => {
    expect(idsOf(2, true)).toEqual(['p1', 'p2', 'aside'])
    expect(idsOf(0, true)).toEqual(['aside'])
  })

  it('has only posts when the panels have their own column', () => {
    expect(idsOf(4, false)).toEqual(['p1', 'p2', 'p3', 'p4'])
  })

  it('counts only posts in their positions', () => {
    const positions = feedItems(posts(5), true).map((item) =>
      item.kind === 'post' ? item.position : undefined,
    )
    expect(positions).toEqual([1, 2, 3, undefined, 4, 5])
  })
})
