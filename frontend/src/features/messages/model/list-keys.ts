const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The entry that a key leads to; undefined for other keys. */
export const entryAfter = (key: string, index: number, count: number): number | undefined =>
  count === 0 ? undefined : STEPS[key]?.(index, count)
