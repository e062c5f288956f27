import { expect, test } from 'vitest'
import { seeded } from './seeded.ts'

const numbers = (seed: string) => Array.from({ length: 50 }, seeded(seed))

test('gives the same numbers for the same seed only', () => {
  expect(numbers('01K')).toEqual(numbers('01K'))
  expect(numbers('01K')).not.toEqual(numbers('01J'))
})

test('gives numbers between 0 and 1 that do not repeat', () => {
  const all = numbers('Lärm')
  expect(all.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(new Set(all).size).toBe(all.length)
})
