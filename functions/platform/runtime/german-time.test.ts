import { expect, it } from 'vitest'
import { germanTime } from './german-time.ts'

it.each([
  ['2026-11-27T07:30:00Z', '27. November 2026 um 08:30'],
  ['2026-07-01T22:15:00Z', '2. Juli 2026 um 00:15'],
])('%s is shown as %s', (iso, shown) => {
  expect(germanTime(iso)).toBe(shown)
})
