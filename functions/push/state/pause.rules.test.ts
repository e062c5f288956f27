import { expect, it } from 'vitest'
import { pauseEnd } from './pause.rules.ts'

const until = (at: string, pause: 'hour' | 'morning' | 'none' = 'morning') =>
  pauseEnd(pause, Date.parse(at))

it.each([
  ['in the evening', '2026-11-23T21:15:00Z', '2026-11-24T07:00:00.000Z'],
  ['after midnight', '2026-11-24T02:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['in the summer', '2026-07-01T21:15:00Z', '2026-07-02T06:00:00.000Z'],
  ['at eight', '2026-11-24T07:00:00Z', '2026-11-25T07:00:00.000Z'],
  ['before the clocks go forward', '2026-03-28T21:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['before the clocks go back', '2026-10-24T21:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['in the hour that exists twice', '2026-10-25T00:30:00Z', '2026-10-25T07:00:00.000Z'],
])('ends a pause until morning at eight in Berlin when it starts %s', (_, at, end) => {
  expect(until(at)).toBe(end)
})

it('ends a pause of an hour after an hour, and no pause at once', () => {
  expect(until('2026-10-25T00:30:00Z', 'hour')).toBe('2026-10-25T01:30:00.000Z')
  expect(until('2026-10-25T00:30:00Z', 'none')).toBeUndefined()
})
