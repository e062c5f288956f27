const FNV_OFFSET = 2166136261
const FNV_PRIME = 16777619

const hash = (text: string): number => {
  let value = FNV_OFFSET
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0
  return value
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seeded = (seed: string): (() => number) => {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
