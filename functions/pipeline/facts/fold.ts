import { foldLetters, foldWords } from '#shared/domain/search-fold.ts'

/**
 * The words of a text without case, accents and separators. Unlike the search it keeps the "e" of "neuen",
 * because "neun" is a number.
 */
export const fold = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** "Motörhead", "Motoerhead" and "Motorhead" are the same name. */
export const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1')

const PLAIN = /^[a-z0-9]+$/iu

/** One written word in the form of names; faster than folding a text for words without accents. */
export const foldName = (written: string): string =>
  PLAIN.test(written) ? withoutUmlauts(written.toLowerCase()) : foldWords(written).join('')
