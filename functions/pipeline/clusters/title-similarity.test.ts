import { expect, it } from 'vitest'
import { titleSimilarity } from './title-similarity.ts'
import { titleKey } from './title-key.ts'
import { DIFFERENT, SAME } from '#testing/labelled/title-pairs.ts'

const likenessOf = (one: string, other: string): number =>
  titleSimilarity(titleKey(one, 'news'), titleKey(other, 'news'))

it.each(SAME)('"%s" and "%s" are one event', (one, other) => {
  expect(likenessOf(one, other)).toBeGreaterThan(0)
})

it.each(DIFFERENT)('"%s" and "%s" are two events', (one, other) => {
  expect(likenessOf(one, other)).toBe(0)
})

it.each([...SAME, ...DIFFERENT])('"%s" is like "%s" either way round', (one, other) => {
  expect(likenessOf(one, other)).toBe(likenessOf(other, one))
})
