import { describe, expect, it } from 'vitest'
import { halfYearOf, publicCounts, chooseTimeBucket } from './transparency.ts'

describe('the published numbers', () => {
  it('hide parts below five, and the next one that would give a single hidden part away', () => {
    const counts = {
      reports: 30,
      'reports:kind:story': 2,
      'reports:kind:band': 8,
      'reports:kind:message': 20,
    }
    expect(publicCounts(counts)).toEqual({
      reports: 30,
      'reports:kind:story': null,
      'reports:kind:band': null,
      'reports:kind:message': 20,
    })
  })

  it('hide nothing more where several parts are hidden', () => {
    const counts = {
      appeals: 12,
      'appeals:by:author': 3,
      'appeals:by:reporter': 4,
      'appeals:by:x': 5,
    }
    expect(publicCounts(counts)).toMatchObject({ 'appeals:by:author': null, 'appeals:by:x': 5 })
  })

  it('put times into buckets and months into half years', () => {
    expect(chooseTimeBucket('2026-11-01T00:00:00.000Z', '2026-11-01T01:00:00.000Z')).toBe('1h')
    expect(chooseTimeBucket('2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z')).toBe('3d')
    expect(chooseTimeBucket('2026-01-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z')).toBe('later')
    expect([halfYearOf('2026-06'), halfYearOf('2026-07')]).toEqual(['2026-H1', '2026-H2'])
  })
})
