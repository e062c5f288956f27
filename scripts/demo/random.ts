import { encodeTime } from 'ulid'

/** A pseudo-random sequence. */
export interface Random {
  /** A number from `low` up to, but not including `high`. */
  readonly between: (low: number, high: number) => number
  /** An integer from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number
}

/** FNV-1a over the code points of the name. */
const hashOf = (name: string): number => {
  let hash = 2166136261
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** The same name always gives the same sequence (mulberry32). */
export const seededRandom = (name: string): Random => {
  let state = hashOf(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
  }
}

export const shuffled = <T>(random: Random, list: readonly T[]): T[] =>
  list
    .map((entry) => ({ entry, order: random.between(0, 1) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ entry }) => entry)

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID for a time in the past. Repeatable, so that an interrupted seeding continues with the same ids. */
export const backdatedId = (random: Random, at: number): string =>
  encodeTime(at, 10) + Array.from({ length: 16 }, () => CROCKFORD[random.whole(0, 31)]).join('')
