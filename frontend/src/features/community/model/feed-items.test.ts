import { describe, expect, it } from 'vitest'
import { feedItems } from './feed-items.ts'

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${String(index + 1)}` }))

const CARDS = ['wall', 'gigs', 'people'].map((id) => ({ id }))

const idsOf = (count: number, cards = CARDS) => feedItems(posts(count), cards).map(({ id }) => id)

describe('the items of the feed', () => {
  it('puts the first card after the third post, and each other one eight posts later', () => {
    const ids = idsOf(20)
    const places = ['card-wall', 'card-gigs', 'card-people'].map((id) => ids.indexOf(id))
    expect(places).toEqual([3, 12, 21])
    expect(ids.slice(0, 5)).toEqual(['p1', 'p2', 'p3', 'card-wall', 'p4'])
    expect(idsOf(11).at(-1)).toBe('card-gigs')
  })

  it('puts only the first card at the end when there are fewer posts', () => {
    expect(idsOf(2)).toEqual(['p1', 'p2', 'card-wall'])
    expect(idsOf(0)).toEqual(['card-wall'])
    expect(idsOf(10).filter((id) => id.startsWith('card'))).toEqual(['card-wall'])
  })

  it('has only posts when the cards have their own column or are all hidden', () => {
    expect(idsOf(4, [])).toEqual(['p1', 'p2', 'p3', 'p4'])
  })

  it('counts only posts in their positions', () => {
    const positions = feedItems(posts(5), CARDS).map((item) =>
      item.kind === 'post' ? item.position : undefined,
    )
    expect(positions).toEqual([1, 2, 3, undefined, 4, 5])
  })
})
