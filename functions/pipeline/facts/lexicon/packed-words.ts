import { brotliDecompressSync } from 'node:zlib'

const MAX_SHARED = 9

const sharedLength = (one: string, other: string): number => {
  let at = 0
  while (at < MAX_SHARED && at < one.length && one[at] === other[at]) at++
  return at
}

/** German words have more endings in common than beginnings. */
const reversed = (word: string): string => word.split('').reverse().join('')

/** Words of letters, reversed and sorted: each as the number of letters shared with the one before, and the rest. */
export const packWords = (words: ReadonlySet<string>): string => {
  const sorted = [...words].map(reversed).toSorted()
  return sorted
    .map((word, index) => {
      const shared = sharedLength(word, sorted[index - 1] ?? '')
      return `${shared}${word.slice(shared)}`
    })
    .join('')
}

const unpackWords = (packed: string): ReadonlySet<string> => {
  let last = ''
  return new Set(
    (packed.match(/\d\D*/g) ?? []).map((part) => {
      last = last.slice(0, Number(part[0])) + part.slice(1)
      return reversed(last)
    }),
  )
}

/** The lists of a file that `scripts/tools/words/pack.ts` wrote. */
export const unpackLists = (base64: string): readonly ReadonlySet<string>[] =>
  brotliDecompressSync(Buffer.from(base64, 'base64'))
    .toString('latin1')
    .split('\n')
    .map(unpackWords)
