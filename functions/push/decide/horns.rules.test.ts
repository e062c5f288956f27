import { expect, it } from 'vitest'
import { decideHorns } from './horns.rules.ts'

const HOUR = 3_600_000
const LAST = { likeId: 'like 5', sequence: 5, pushedAt: HOUR }

it.each([
  ['pushes the first horns at once', undefined, 1, HOUR, { what: 'now' }],
  [
    'gathers further horns for the rest of the hour',
    LAST,
    6,
    2 * HOUR - 1,
    { what: 'at', at: 2 * HOUR },
  ],
  ['pushes at once when the last push is an hour old', LAST, 6, 2 * HOUR, { what: 'now' }],
  ['ignores horns that the last push covered', LAST, 4, 3 * HOUR, { what: 'covered' }],
  ['repeats the push of a repeated event', LAST, 5, HOUR + 1, { what: 'now' }],
] as const)('%s', (_, last, sequence, at, expected) => {
  expect(decideHorns(last, { likeId: `like ${String(sequence)}`, sequence }, at)).toEqual(expected)
})
