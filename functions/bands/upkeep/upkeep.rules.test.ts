import { describe, expect, it } from 'vitest'
import { nextStep } from './upkeep.rules.ts'

const NOW = new Date('2027-06-30T05:00:00.000Z')
const silent = (at: string) => ({ change: 'silent', at }) as const

describe('the clean-up of newcomers', () => {
  it.each([
    ['waits within a year of the last activity', '2026-07-01T00:00:00.000Z', undefined, 'wait'],
    ['asks after a year', '2026-06-29T00:00:00.000Z', undefined, 'ask'],
    ['waits for an answer', '2026-05-01T00:00:00.000Z', silent('2027-06-10T05:00:00.000Z'), 'wait'],
    [
      'archives after a month',
      '2026-05-01T00:00:00.000Z',
      silent('2027-05-20T05:00:00.000Z'),
      'archive',
    ],
    [
      'asks again when a band became silent again',
      '2026-05-01T00:00:00.000Z',
      silent('2025-05-20T05:00:00.000Z'),
      'ask',
    ],
    [
      'asks again after it was brought back',
      '2026-05-01T00:00:00.000Z',
      { change: 'archived', at: '2026-06-20T05:00:00.000Z' } as const,
      'ask',
    ],
  ])('%s', (_title, lastKnownActivity, upkeep, step) => {
    expect(nextStep({ lastKnownActivity, upkeep }, NOW)).toBe(step)
  })
})
