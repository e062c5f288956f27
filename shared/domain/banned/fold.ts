import { LOOK_ALIKES } from './look-alikes.ts'

/** Fillers that are letters by category and show nothing. */
const INVISIBLE = /^[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]$/u
const LETTER = /^[\p{L}\p{N}]$/u

/** Letters that have neither a decomposition nor a look-alike of one letter. */
const SPELLED: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['þ', 'th'],
]

let table: ReadonlyMap<string, string> | undefined

/** Built at first use, because most texts need none of it. */
const readings = (): ReadonlyMap<string, string> =>
  (table ??= new Map([
    ...Object.entries(LOOK_ALIKES).flatMap(([letters, characters]) =>
      [...characters].map((character) => [character, letters] as const),
    ),
    ...SPELLED,
  ]))

const readingOf = (character: string): string => {
  const lowered = character.toLowerCase()
  const known = readings().get(character) ?? readings().get(lowered)
  if (known !== undefined) return known
  return LETTER.test(character) ? lowered : ''
}

const oneStroke = (letters: string): string => letters.replaceAll('l', 'i')

const MAX_CACHED = 4096
const cache = new Map<string, string | null>()

const foldUncached = (character: string): string | null => {
  if (INVISIBLE.test(character)) return null
  const parts = [...character.normalize('NFKD')].filter((part) => !INVISIBLE.test(part))
  return oneStroke(parts.map(readingOf).join(''))
}

const foldRare = (character: string): string | null => {
  const known = cache.get(character)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const folded = foldUncached(character)
  cache.set(character, folded)
  return folded
}

/**
 * What a character reads as: lower case, without accents, look-alikes as the Latin letter, and `l` as `i`, because the
 * Unicode data takes I, l and | for one. Empty for separators, null for what shows nothing.
 */
export const foldCharacter = (character: string): string | null => {
  if (character.length > 1 || character > '\u007f') return foldRare(character)
  if (/[a-z\d]/.test(character)) return character === 'l' ? 'i' : character
  return /[A-Z]/.test(character) ? oneStroke(character.toLowerCase()) : ''
}
