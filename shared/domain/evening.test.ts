import { describe, expect, it } from 'vitest'
import { eveningAt, eveningOf } from './evening.ts'

describe('an evening', () => {
  it.each([
    ['2027-03-12T22:30:00Z', '2027-03-12'],
    ['2027-03-12T23:20:00Z', '2027-03-12'],
    ['2027-03-13T03:59:59Z', '2027-03-12'],
    ['2027-03-13T04:00:00Z', '2027-03-13'],
    ['2027-07-10T02:59:00Z', '2027-07-09'],
    ['2027-07-10T03:00:00Z', '2027-07-10'],
    // The nights in which the clocks change.
    ['2027-03-28T02:59:00Z', '2027-03-27'],
    ['2027-03-28T03:00:00Z', '2027-03-28'],
    ['2027-10-31T03:59:00Z', '2027-10-30'],
    ['2027-10-31T04:00:00Z', '2027-10-31'],
    ['2027-01-01T02:00:00Z', '2026-12-31'],
  ])('at %s is that of %s', (instant, day) => {
    expect(eveningAt(Date.parse(instant))).toBe(day)
  })

  it('ends at 5 o’clock of the venue', () => {
    const instant = Date.parse('2027-03-13T04:30:00Z')
    expect(eveningAt(instant, 'Europe/London')).toBe('2027-03-12')
    expect(eveningAt(instant, 'Europe/Berlin')).toBe('2027-03-13')
  })

  it('has the gigs of its night', () => {
    expect(eveningOf({ date: '2027-03-13', time: '00:30' })).toBe('2027-03-12')
    expect(eveningOf({ date: '2027-03-12', time: '23:30' })).toBe('2027-03-12')
  })
})
