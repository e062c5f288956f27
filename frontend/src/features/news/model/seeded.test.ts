import { expect, test } from 'vitest'
import { seeded } from './seeded.ts'

const numbers = (seed: string) => Array.from({ length: 50 }, seeded(seed))

test('the same seed gives the same numbers, another one others', () => {
  expect(numbers('01K')).toEqual(numbers('01K'))
  expect(numbers('01K')).not.toEqual(numbers('01J'))
})

test('they lie between 0 and 1 and do not repeat', () => {
  const all = numbers('Lärm')
  expect(all.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(new Set(all).size).toBe(all.length)
})
