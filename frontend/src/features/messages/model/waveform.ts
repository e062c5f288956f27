import { LIMITS } from '#shared/domain/limits.ts'

const FULL = 100

/** Below it the bars of a recording are not stretched, so that silence stays low. */
const MIN_LOUDEST = 10

/** The loudest of the levels (0 to 1) in each part of a recording, from 0 to 100. */
export const toPeaks = (
  levels: readonly number[],
  count: number = LIMITS.waveformPeaks,
): readonly number[] => {
  const parts = Math.min(count, levels.length)
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * levels.length) / parts)
    const to = Math.floor(((part + 1) * levels.length) / parts)
    const loudest = Math.max(...levels.slice(from, to))
    return Math.round(Math.min(1, Math.max(0, loudest)) * FULL)
  })
}

/** Heights of the bars from 0 to 1, relative to the loudest one. Without peaks, a flat line of bars. */
export const barHeights = (peaks: readonly number[] | null, count: number): readonly number[] => {
  if (!peaks || peaks.length === 0) return Array.from({ length: count }, () => 0)
  const loudest = Math.max(MIN_LOUDEST, ...peaks)
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count))
    return Math.max(...peaks.slice(from, to)) / loudest
  })
}
