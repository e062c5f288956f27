import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALERT_RADII } from '#shared/domain/concerts.ts'
import { distanceKm } from '#shared/domain/towns/town.ts'
import { cellsAt, coverWithCells } from './grid.rules.ts'

const place = fc.record({
  latitude: fc.double({ min: 45.8, max: 55, noNaN: true }),
  longitude: fc.double({ min: 5.9, max: 17.2, noNaN: true }),
})

describe('the cells of an alert', () => {
  it('contain the cell of every concert within its radius', () => {
    fc.assert(
      fc.property(place, place, fc.constantFrom(...ALERT_RADII), (centre, concert, radiusKm) => {
        fc.pre(distanceKm(centre, concert) <= radiusKm)
        const cells = coverWithCells({ ...centre, radiusKm })
        expect(cellsAt(concert).some((cell) => cells.includes(cell))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('are six at most', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...ALERT_RADII), (centre, radiusKm) => {
        expect(coverWithCells({ ...centre, radiusKm }).length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
