const NONE = -1

const STEPS: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 >= count ? 0 : active + 1),
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
}

/** The index of the active option after this key, of `count`; undefined for keys that do not move it. */
export const activeAfter = (key: string, active: number, count: number): number | undefined => {
  const step = STEPS[key]
  if (!step) return undefined
  return count === 0 ? NONE : step(active, count)
}
