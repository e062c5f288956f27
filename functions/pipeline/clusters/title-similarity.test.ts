import { expect, it } from 'vitest'
import { titleSimilarity } from './title-similarity.ts'
import { titleKey } from './title-key.ts'
import { DIFFERENT, SAME } from '#testing/labelled/title-pairs.ts'

const similarityOf = (one: string, other: string): number =>
  titleSimilarity(titleKey(one, 'news'), titleKey(other, 'news'))

it.each(SAME)('"%s" and "%s" report one event', (one, other) => {
  expect(similarityOf(one, other)).toBeGreaterThan(0)
})

it.each(DIFFERENT)('"%s" and "%s" report two events', (one, other) => {
  expect(similarityOf(one, other)).toBe(0)
})

it.each([...SAME, ...DIFFERENT])(
  '"%s" and "%s" are equally similar in either order',
  (one, other) => {
    expect(similarityOf(one, other)).toBe(similarityOf(other, one))
  },
)
