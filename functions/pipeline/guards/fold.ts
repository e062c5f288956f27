import { foldLetters } from '#shared/domain/search-fold.ts'

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
