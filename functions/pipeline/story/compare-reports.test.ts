import { describe, expect, it } from 'vitest'
import { STORY_PAIRS, STORY_PAIRS_ASIDE, type StoryPair } from '#testing/labelled/story-pairs.ts'
import { reportOf, similarityTo, type Reported } from './index.ts'

const similarityOf = (one: Reported, other: Reported): number => {
  const { key, heads, facts } = reportOf(other)
  return similarityTo(reportOf(one), { reports: [{ key, heads }], facts })
}

const answerOf = ({ one, other }: StoryPair): boolean => similarityOf(one, other) > 0

const wrongOf = (pairs: readonly StoryPair[]): string[] =>
  pairs
    .filter((pair) => answerOf(pair) !== pair.isSame)
    .map(({ kind, one, other }) => `${kind}: ${one.title} / ${other.title}`)

/** Kinds of pairs whose two reports are about different bands. */
const OTHER_BANDS = [
  'name in name',
  'festival other band',
  'other band same words',
  'same words',
  'two deaths',
  'chart',
]

const mergedBands = (pairs: readonly StoryPair[]): string[] =>
  wrongOf(pairs.filter(({ kind, isSame }) => !isSame && OTHER_BANDS.includes(kind)))

const report = (name: string, pairs: readonly StoryPair[]): void => {
  const wrong = pairs.filter((pair) => answerOf(pair) !== pair.isSame)
  const merged = wrong.filter(({ isSame }) => !isSame).length
  const share = (100 * (pairs.length - wrong.length)) / pairs.length
  process.stdout.write(
    `${name}: ${String(pairs.length)} pairs, ${share.toFixed(1)} % right, ${String(merged)} merged, ${String(wrong.length - merged)} split\n`,
  )
}

describe('the labelled pairs of reports', () => {
  it('are at least 98 % right', () => {
    report('known', STORY_PAIRS)
    const wrong = wrongOf(STORY_PAIRS)
    expect(wrong.length / STORY_PAIRS.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
  })

  it('merge no different bands', () => {
    expect(mergedBands([...STORY_PAIRS, ...STORY_PAIRS_ASIDE])).toEqual([])
  })

  it('are as similar in either order', () => {
    const unequal = STORY_PAIRS.filter(
      ({ one, other }) => similarityOf(one, other) !== similarityOf(other, one),
    )
    expect(unequal.map(({ one, other }) => `${one.title} / ${other.title}`)).toEqual([])
  })

  it('are mostly right when they were kept aside', () => {
    report('kept aside', STORY_PAIRS_ASIDE)
    const wrong = STORY_PAIRS_ASIDE.filter((pair) => answerOf(pair) !== pair.isSame)
    expect(wrong.length / STORY_PAIRS_ASIDE.length).toBeLessThanOrEqual(0.15)
  })
})
