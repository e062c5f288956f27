import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ulid } from 'ulid'
import { LIMITS } from '#shared/domain/limits.ts'
import { POST_GENRES } from '#shared/domain/post-genres.ts'
import { likedPost, poolPost, tasteWith } from '#testing/pool-posts.ts'
import { packPool, unpackPool } from './pool.ts'
import {
  forgotten,
  hasLearned,
  packTaste,
  unpackTaste,
  withFollow,
  withLike,
  withRating,
} from './taste.ts'

const stored = (taste: Parameters<typeof packTaste>[0]) => ({
  PK: 'VIEWER#x',
  SK: '~TASTE',
  version: 1,
  ...packTaste(taste),
})

/** Posts at ascending times. */
const liked = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    likedPost({ id: ulid(1_760_000_000_000 + index * 1000), genres: ['Doom', 'Sludge'] }),
  )

describe('a taste', () => {
  it('remembers the newest posts whatever the order of the events, and up to when it forgot', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(liked(120), { minLength: 120 }), (likes) => {
        const taste = likes.reduce(withLike, tasteWith({}))
        expect(taste.likes).toHaveLength(LIMITS.tasteLikes)
        const newest = liked(120).at(-1)?.mark.slice(0, 8)
        expect(taste.likes[0]?.mark.slice(0, 8)).toBe(newest)
        expect(likes.reduce(withLike, taste)).toEqual(taste)
      }),
      { numRuns: 30 },
    )
  })

  it('fits into three kilobytes when it is full, and survives storing', () => {
    let taste = liked(200).reduce(withLike, tasteWith({ genres: POST_GENRES }))
    for (let count = 0; count < 100; count++) {
      taste = withFollow(taste, String(count).padStart(5, '0'))
      taste = withRating(taste, {
        ...likedPost({ genres: ['Death', 'Black', 'Doom'] }),
        feedback: 'less',
        reason: 'similar_users',
      })
    }
    expect(unpackTaste(stored(taste))).toEqual(taste)
    expect(Buffer.byteLength(JSON.stringify(stored(taste)))).toBeLessThan(3700)
  })

  it('keeps switches, profile genres and which posts are liked when it is forgotten', () => {
    const before = withFollow(liked(3).reduce(withLike, tasteWith({ newestFirst: true })), 'AAAAA')
    const after = forgotten(before)
    expect(hasLearned(after)).toBe(false)
    expect(after.newestFirst).toBe(true)
    expect(after.likes.map(({ mark }) => mark)).toEqual(before.likes.map(({ mark }) => mark))
  })
})

describe('a full pool', () => {
  it('leaves half of a read unit to the counters of a page, in each item', () => {
    const likers = ['AAAAA', 'BBBBB', 'CCCCC', 'DDDDD', 'EEEEE']
    const posts = Array.from({ length: 100 }, () =>
      poolPost({ likers, genres: ['Doom', 'Sludge'] }),
    )
    const shares = packPool(posts, 2)
    for (const share of shares) expect(share.length).toBeLessThan(2200)
    const items = shares.map((pool) => ({ pool, builtAt: 0 }))
    expect(unpackPool(items).posts.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      posts.slice(0, LIMITS.suggestionPool),
    )
  })
})
