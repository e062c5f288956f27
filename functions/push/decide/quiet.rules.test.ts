import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quietHoursEnd, restEnd } from './quiet.rules.ts'

const NIGHT = { isOn: true, from: '22:00', to: '08:00' }

const endAt = (at: string, hours = NIGHT): string | undefined => {
  const end = quietHoursEnd(Date.parse(at), hours)
  return end === undefined ? undefined : new Date(end).toISOString()
}

describe('quietHoursEnd', () => {
  it.each([
    ['before them', '2026-11-23T20:59:59Z', undefined],
    ['at their start', '2026-11-23T21:00:00Z', '2026-11-24T07:00:00.000Z'],
    ['after midnight', '2026-11-24T02:00:00Z', '2026-11-24T07:00:00.000Z'],
    ['at their end', '2026-11-24T07:00:00Z', undefined],
    ['in summer', '2026-07-01T20:30:00Z', '2026-07-02T06:00:00.000Z'],
  ])('follows clocks in Berlin: %s', (_, at, end) => {
    expect(endAt(at)).toBe(end)
  })

  it.each([
    ['inside', '2026-11-23T12:30:00Z', '2026-11-23T14:00:00.000Z'],
    ['outside', '2026-11-23T14:00:00Z', undefined],
  ])('knows hours within one day: %s', (_, at, end) => {
    expect(endAt(at, { isOn: true, from: '13:00', to: '15:00' })).toBe(end)
  })

  it.each([
    ['they are off', { ...NIGHT, isOn: false }],
    ['both ends are equal', { isOn: true, from: '22:00', to: '22:00' }],
  ])('is never quiet when %s', (_, hours) => {
    expect(endAt('2026-11-23T21:00:00Z', hours)).toBeUndefined()
  })

  describe('in the night of March in which 2:00 to 3:00 does not exist', () => {
    it('ends at 8:00, after nine hours', () => {
      expect(endAt('2026-03-28T21:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
    })

    it('ends at 3:00 when its end is skipped', () => {
      const hours = { isOn: true, from: '22:00', to: '02:30' }
      expect(endAt('2026-03-29T00:59:00Z', hours)).toBe('2026-03-29T01:00:00.000Z')
      expect(endAt('2026-03-29T01:00:00Z', hours)).toBeUndefined()
    })

    it('begins at 3:00 when its start is skipped', () => {
      const hours = { isOn: true, from: '02:00', to: '06:00' }
      expect(endAt('2026-03-29T00:59:00Z', hours)).toBeUndefined()
      expect(endAt('2026-03-29T01:00:00Z', hours)).toBe('2026-03-29T04:00:00.000Z')
    })
  })

  describe('in the night of October in which 2:00 to 3:00 exists twice', () => {
    it('ends at 8:00, after eleven hours', () => {
      expect(endAt('2026-10-24T20:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
    })

    it('ends at the first of two times and does not begin again', () => {
      const hours = { isOn: true, from: '22:00', to: '02:30' }
      expect(endAt('2026-10-25T00:29:00Z', hours)).toBe('2026-10-25T00:30:00.000Z')
      expect(endAt('2026-10-25T00:45:00Z', hours)).toBeUndefined()
      expect(endAt('2026-10-25T01:15:00Z', hours)).toBeUndefined()
    })

    it('stays quiet through the repeated hour after the first of two starts', () => {
      const hours = { isOn: true, from: '02:30', to: '06:00' }
      expect(endAt('2026-10-25T00:15:00Z', hours)).toBeUndefined()
      expect(endAt('2026-10-25T01:05:00Z', hours)).toBe('2026-10-25T05:00:00.000Z')
    })
  })

  it('ends in the future and at the end that the member chose, in every night of a year', () => {
    const time = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, time, time, (date, from, to) => {
        const hours = { isOn: true, from, to }
        const end = quietHoursEnd(date.getTime(), hours)
        if (end === undefined) return
        expect(end).toBeGreaterThan(date.getTime())
        expect(end - date.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
        expect(quietHoursEnd(end, hours)).toBeUndefined()
      }),
    )
  })
})

describe('restEnd', () => {
  const at = Date.parse('2026-11-23T12:00:00Z')

  it('is the end of a pause', () => {
    const pausedUntil = '2026-11-23T13:00:00.000Z'
    expect(restEnd(at, { quietHours: NIGHT, pausedUntil })).toBe(Date.parse(pausedUntil))
  })

  it('is the end of the quiet hours in which a pause ends', () => {
    const rest = { quietHours: NIGHT, pausedUntil: '2026-11-23T22:00:00.000Z' }
    expect(restEnd(at, rest)).toBe(Date.parse('2026-11-24T07:00:00Z'))
  })

  it('is undefined when the pause is over', () => {
    const rest = { quietHours: NIGHT, pausedUntil: '2026-11-23T12:00:00.000Z' }
    expect(restEnd(at, rest)).toBeUndefined()
  })
})
