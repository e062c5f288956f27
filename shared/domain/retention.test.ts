import { describe, expect, it } from 'vitest'
import { proofEndsAt } from './retention.ts'

const dateOf = (at: string): string => new Date(proofEndsAt(at) * 1000).toISOString()

describe('the end of a proof', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2029-12-31T23:00:00.000Z'],
    ['2026-11-27T05:00:00.000Z', '2029-12-31T23:00:00.000Z'],
    // The year of Berlin counts.
    ['2026-12-31T22:59:59.999Z', '2029-12-31T23:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2030-12-31T23:00:00.000Z'],
  ])('is the end of the third year after the decision of %s', (at, end) => {
    expect(dateOf(at)).toBe(end)
  })
})
