import { describe, expect, it } from 'vitest'
import { berlinDate, berlinMoment, berlinSeconds, dayLabel, untilThen } from './berlin-time.ts'

const at = (text: string): Date => new Date(text)
const NOW = at('2026-11-22T00:40:00Z')

describe('a moment in Berlin', () => {
  it.each([
    ['2026-11-22T01:00:00Z', 'heute, 02:00 Uhr'],
    ['2026-11-21T23:00:00Z', 'heute, 00:00 Uhr'],
    ['2026-11-21T22:59:00Z', 'gestern, 23:59 Uhr'],
    ['2026-11-22T23:00:00Z', 'morgen, 00:00 Uhr'],
    ['2026-11-19T11:05:00Z', '19. Nov., 12:05 Uhr'],
    ['2025-12-31T23:30:00Z', '1. Jan., 00:30 Uhr'],
    ['2025-12-31T22:30:00Z', '31.12.2025, 23:30 Uhr'],
    ['2026-07-01T10:00:00Z', '1. Juli, 12:00 Uhr'],
  ])('%s is %s', (instant, text) => {
    expect(berlinMoment(at(instant), NOW)).toBe(text)
  })

  it('says tomorrow when the clocks change in between', () => {
    const saturday = at('2026-10-24T21:30:00Z')
    expect(berlinMoment(at('2026-10-25T22:30:00Z'), saturday)).toBe('morgen, 23:30 Uhr')
  })

  it('shows seconds and the whole date where they matter', () => {
    expect(berlinSeconds(at('2026-11-22T00:40:09Z'))).toBe('01:40:09 Uhr')
    expect(berlinDate(at('2026-11-21T23:05:00Z'))).toBe('22.11.2026, 00:05 Uhr')
  })

  it('keeps a calendar day in every time zone', () => {
    expect(dayLabel('2026-11-22')).toBe('22. Nov.')
  })
})

it.each([
  ['2026-11-22T00:40:01Z', 'in 1 Min.'],
  ['2026-11-22T01:00:00Z', 'in 20 Min.'],
  ['2026-11-22T03:40:00Z', 'in 3 Std.'],
  ['2026-11-22T00:40:00Z', undefined],
  ['2026-11-21T00:40:00Z', undefined],
])('until %s it is %s', (instant, text) => {
  expect(untilThen(at(instant), NOW)).toBe(text)
})
