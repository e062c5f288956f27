import { expect, it } from 'vitest'
import { english, german } from '#testing/labelled/evidence.ts'
import { isOtherGig } from './date-places.ts'

const TOUR = german({
  title: 'Mirkwood auf Tour',
  text: 'Konzerte in Hamburg (4. Oktober), Berlin (6. Oktober) und Fürth (9. Oktober) stehen an. Am 9. Oktober spielen auch Grimspire.',
})
const DATES = english({
  title: 'MIRKWOOD tour',
  text: 'October 4 - Hamburg, October 6 - Berlin. They return to Vienna on November 2, and play on November 3 in Graz.',
})

it.each([
  ['Am 6. Oktober spielen Mirkwood in Hamburg.', TOUR],
  ['In Berlin treten Mirkwood am 9. Oktober auf.', TOUR],
  ['Am 4. Oktober spielen Mirkwood in Berlin.', DATES],
] as const)('finds the wrong pair of %j', (text, item) => {
  expect(isOtherGig({ text, evidence: [item] })).toBe(true)
})

it.each([
  ['Am 6. Oktober spielen Mirkwood in Berlin.', TOUR],
  ['Am 9. Oktober spielen Grimspire in Bamberg.', TOUR],
  ['Am 4. Oktober beginnt die Tour in Hamburg, am 9. Oktober endet sie in Fürth.', TOUR],
  ['Am 2. November sind Mirkwood in Graz.', DATES],
  ['Am 6. Oktober kommen Mirkwood in Berlin auf die Bühne.', DATES],
] as const)('accepts %j', (text, item) => {
  expect(isOtherGig({ text, evidence: [item] })).toBe(false)
})
