/** The ones with the highest score. */
export const best = <T>(all: readonly T[], scoreOf: (one: T) => number): T[] => {
  const highest = Math.max(...all.map(scoreOf))
  return all.filter((one) => scoreOf(one) === highest)
}

export const isAnyIn = (tokens: ReadonlySet<string>, names: ReadonlySet<string>): boolean =>
  [...tokens].some((token) => names.has(token))
