import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['2010-11-27', '2026-11-26', 15],
  ['2010-11-27', '2026-11-27', 16],
  ['2010-11-27', '2027-01-01', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-27', '2026-11-27', 0],
])('a person born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})
