/** Bytes of a file from `start` to `end`, exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Sorted, without overlaps and empty ranges. */
export const mergeRanges = (ranges: readonly Range[]): readonly Range[] => {
  const result: { start: number; end: number }[] = []
  const sorted = ranges.filter((r) => r.end > r.start).sort((a, b) => a.start - b.start)
  for (const { start, end } of sorted) {
    const last = result.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}

/** The parts inside one of the bounds; both lists must come from `mergeRanges`. */
export const intersectRanges = (
  ranges: readonly Range[],
  bounds: readonly Range[],
): readonly Range[] => {
  const result: Range[] = []
  let first = 0
  for (const { start, end } of ranges) {
    while (first < bounds.length && (bounds[first]?.end ?? 0) <= start) first++
    for (let i = first; i < bounds.length; i++) {
      const bound = bounds[i]
      if (!bound || bound.start >= end) break
      result.push({ start: Math.max(start, bound.start), end: Math.min(end, bound.end) })
    }
  }
  return result
}
