import { expect, it } from 'vitest'
import { shortDay, updateAge } from './update-age.ts'

const now = new Date('2026-03-08T12:00:00Z')
const HOUR = 3_600_000
const before = (ms: number): Date => new Date(now.getTime() - ms)

it.each([
  [-HOUR, 'vor wenigen Minuten'],
  [0, 'vor wenigen Minuten'],
  [HOUR - 1, 'vor wenigen Minuten'],
  [HOUR, 'vor 1h'],
  [24 * HOUR - 1, 'vor 23h'],
  [24 * HOUR, 'vor 1d'],
  [7 * 24 * HOUR - 1, 'vor 6d'],
])('names an age of %i milliseconds', (age, text) => {
  expect(updateAge(before(age), now)).toBe(text)
})

it('names the day from a week on', () => {
  const at = before(7 * 24 * HOUR)
  expect(updateAge(at, now)).toBe(shortDay(at))
  expect(shortDay(at)).toBe(at.toLocaleDateString('de-DE'))
})
