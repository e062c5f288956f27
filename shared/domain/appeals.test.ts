import { describe, expect, it } from 'vitest'
import { appealEndsAt, milderThan } from './appeals.ts'

describe('the end of the time to appeal', () => {
  it.each([
    [
      'at the end of the same day six months later',
      '2026-03-15T10:00:00.000Z',
      '2026-09-15T22:00:00.000Z',
    ],
    ['in winter time', '2026-07-01T10:00:00.000Z', '2027-01-01T23:00:00.000Z'],
    ['on the last day of a shorter month', '2026-08-31T10:00:00.000Z', '2027-02-28T23:00:00.000Z'],
    ['on 29 February of a leap year', '2027-08-30T10:00:00.000Z', '2028-02-29T23:00:00.000Z'],
    [
      'after the day in Berlin, not that in UTC',
      '2026-11-26T23:30:00.000Z',
      '2027-05-27T22:00:00.000Z',
    ],
    ['across the year', '2026-12-31T22:59:59.000Z', '2027-06-30T22:00:00.000Z'],
    ['on the day when clocks change', '2026-04-25T10:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('is %s', (_, decidedAt, end) => {
    expect(appealEndsAt(decidedAt)).toBe(end)
  })
})

describe('a changed measure', () => {
  it('is never harder than the one before', () => {
    expect(milderThan('remove')).toEqual(['age-label', 'hide'])
    expect(milderThan('hide')).toEqual(['age-label'])
    expect(milderThan('end-account')).toEqual(['warn', 'suspend'])
    expect(milderThan('suspend')).toEqual(['warn', 'suspend'])
    expect(milderThan('age-label')).toEqual([])
    expect(milderThan('warn')).toEqual([])
    expect(milderThan('dismiss')).toEqual([])
  })
})
