import { describe, expect, it } from 'vitest'
import { CONCERT_PAIRS, type ConcertPair } from '#testing/labelled/concert-pairs.ts'
import { isSameConcert } from './is-same-concert.ts'

const textOf = ({ kind, one, other }: ConcertPair): string =>
  [kind, ...[one, other].map((gig) => Object.values(gig).join(' | '))].join(': ')

const answer = ({ one, other }: ConcertPair): boolean => isSameConcert(one, other)

describe('the rule that says whether two submissions are one gig', () => {
  it('answers at least 98 % of the labelled pairs right', () => {
    const wrong = CONCERT_PAIRS.filter((pair) => answer(pair) !== pair.isSame)
    expect(CONCERT_PAIRS.length).toBeGreaterThanOrEqual(120)
    expect(wrong.length, wrong.map(textOf).join('\n')).toBeLessThanOrEqual(
      Math.floor(CONCERT_PAIRS.length * 0.02),
    )
  })

  it.each(['early and late', 'two days', 'same-name venues'])(
    'never merges pairs of the kind "%s"',
    (kind) => {
      const pairs = CONCERT_PAIRS.filter((pair) => pair.kind === kind)
      expect(pairs.length).toBeGreaterThanOrEqual(8)
      expect(pairs.filter(answer).map(textOf)).toEqual([])
    },
  )

  it('answers the same whichever comes first', () => {
    for (const pair of CONCERT_PAIRS)
      expect(isSameConcert(pair.other, pair.one), textOf(pair)).toBe(answer(pair))
  })

  it('knows each gig again', () => {
    for (const { one, other } of CONCERT_PAIRS) {
      expect(isSameConcert(one, one)).toBe(true)
      expect(isSameConcert(other, { ...other })).toBe(true)
    }
  })
})
