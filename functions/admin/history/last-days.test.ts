import { expect, it } from 'vitest'
import { lastDays } from './last-days.ts'

it.each([
  ['2026-10-26', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['2026-03-30', ['2026-03-28', '2026-03-29', '2026-03-30']],
  ['2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ['2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
])('lists each day up to %s once', (today, days) => {
  expect(lastDays(today, 3)).toEqual(days)
})
