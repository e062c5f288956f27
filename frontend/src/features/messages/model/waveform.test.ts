import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { barHeights, toPeaks } from './waveform.ts'

describe('toPeaks', () => {
  it('keeps the loudest level of each part', () => {
    expect(toPeaks([0.1, 0.5, 0.2, 0.9], 2)).toEqual([50, 90])
    expect(toPeaks([0, 0, 1, 0, 0, 0], 3)).toEqual([0, 100, 0])
  })

  it('returns one peak a level for a short recording, and none without levels', () => {
    expect(toPeaks([0.25, 0.5])).toEqual([25, 50])
    expect(toPeaks([])).toEqual([])
  })

  it('returns at most the peaks that a message stores, from 0 to 100, for five minutes', () => {
    const levels = Array.from({ length: LIMITS.voiceSeconds * 20 }, (_, at) => Math.sin(at) * 2)
    const peaks = toPeaks(levels)
    expect(peaks).toHaveLength(LIMITS.waveformPeaks)
    expect(Math.max(...peaks)).toBe(100)
    expect(Math.min(...peaks)).toBeGreaterThanOrEqual(0)
  })
})

describe('barHeights', () => {
  it('stretches the bars to the loudest one', () => {
    expect(barHeights([20, 40], 2)).toEqual([0.5, 1])
  })

  it('keeps silence low and has bars without a waveform', () => {
    expect(barHeights([1, 0], 2)).toEqual([0.1, 0])
    expect(barHeights(null, 3)).toEqual([0, 0, 0])
  })

  it('shows more bars than peaks and fewer', () => {
    expect(barHeights([50, 100], 4)).toEqual([0.5, 0.5, 1, 1])
    expect(barHeights([10, 50, 100, 20], 2)).toEqual([0.5, 1])
  })
})
