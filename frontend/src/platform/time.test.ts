import { expect, test } from 'vitest'
import { relativeTime } from './time.ts'

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
