import { describe, expect, it } from 'vitest'
import { addMonths, fullDay, lastDay, shortMonth, listWeeks } from './dates.ts'

describe('days of concerts', () => {
  it('are written in German', () => {
    expect(fullDay('2026-12-12')).toBe('Samstag, 12. Dezember 2026')
    expect(shortMonth('2027-03-01')).toBe('MÄR')
  })

  it('are arranged in weeks from Monday on', () => {
    const weeks = listWeeks('2026-11')
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01'])
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
  })

  it('know the end of each month', () => {
    expect(lastDay('2028-02')).toBe('2028-02-29')
    expect(lastDay('2026-12')).toBe('2026-12-31')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })
})
