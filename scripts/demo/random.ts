/** Repeatable chance: the same name always draws the same picture. */
export interface Random {
  readonly between: (low: number, high: number) => number
  readonly whole: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
}

const seedOf = (name: string): number => {
  let hash = 2166136261
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

export const random = (name: string): Random => {
  let state = seedOf(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
  }
}

export const shuffled = <T>(chance: Random, list: readonly T[]): T[] =>
  list
    .map((entry) => ({ entry, lot: chance.between(0, 1) }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ entry }) => entry)
