import { expect, test } from 'vitest'
import { exactTime, relativeTime } from './time.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now)

test.each([
  [0, 'Gerade eben'],
  [59, 'Gerade eben'],
  [-30, 'Gerade eben'],
  [60, 'vor 1 Min.'],
  [59 * 60 + 59, 'vor 59 Min.'],
  [60 * 60, 'vor 1 Std.'],
  [24 * 3600 - 1, 'vor 23 Std.'],
  [24 * 3600, 'vor 1 Tag'],
  [9 * 24 * 3600, 'vor 9 Tagen'],
])('shows %i seconds ago as %s', (seconds, text) => {
  expect(before(seconds).replaceAll(' ', ' ')).toBe(text)
})

const exact = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('de-DE', { numeric: 'always', style: 'short' })

test('writes exact times like Intl, for every month and weekday', () => {
  for (let day = 0; day < 400; day += 5) {
    const at = new Date(now.getTime() + day * 24.3 * 3_600_000)
    expect(exactTime(at)).toBe(exact.format(at))
  }
})

test('writes relative times like Intl', () => {
  expect(before(5 * 60)).toBe(relative.format(-5, 'minute'))
  expect(before(5 * 3600)).toBe(relative.format(-5, 'hour'))
  expect(before(24 * 3600)).toBe(relative.format(-1, 'day'))
  expect(before(5 * 24 * 3600)).toBe(relative.format(-5, 'day'))
  expect(before(1234 * 24 * 3600)).toBe(relative.format(-1234, 'day'))
})
