import { describe, expect, it } from 'vitest'
import type { NewsCheck } from '#shared/domain/news.ts'
import { listFigures, RING, ringsAfter } from './check-ring.rules.ts'

const decided = (check: NewsCheck, ...overruled: readonly boolean[]) =>
  overruled.reduce<ReturnType<typeof ringsAfter>>(
    (rings, isOverruled) => ringsAfter(rings, { checks: [check], isOverruled }),
    {},
  )

const times = (count: number, isOverruled: boolean) =>
  Array.from({ length: count }, () => isOverruled)

describe('the figures of a check', () => {
  it('count its decisions, and leave other checks alone', () => {
    const rings = ringsAfter(decided('fact', true, false), {
      checks: ['overlap', 'fact', 'fact'],
      isOverruled: false,
    })
    expect(listFigures(rings)).toEqual([
      { check: 'fact', decided: 4, overruled: 1, isDoubtful: false },
      { check: 'overlap', decided: 1, overruled: 0, isDoubtful: false },
    ])
  })

  it('forget all but the newest 50', () => {
    const rings = decided('fact', ...times(40, true), ...times(RING, false))
    expect(listFigures(rings)).toMatchObject([{ decided: RING, overruled: 0 }])
  })

  it.each([
    [25, false],
    [26, true],
  ])('call a check doubtful when more than half of 50 were overruled: %i', (count, isDoubtful) => {
    const rings = decided('language', ...times(RING - count, false), ...times(count, true))
    expect(listFigures(rings)).toMatchObject([{ overruled: count, isDoubtful }])
  })

  it('call no check doubtful after a few decisions', () => {
    expect(listFigures(decided('rating', ...times(10, true)))).toMatchObject([
      { isDoubtful: false },
    ])
  })
})
