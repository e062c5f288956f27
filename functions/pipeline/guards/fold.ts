/** Letters that have no decomposition of their own. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/**
 * The words of a text without case, accents and separators. Unlike the search it keeps the "e" of "neuen", which would
 * otherwise be a nine.
 */
export const fold = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** "Motörhead", "Motoerhead" and "Motorhead" are one name. */
export const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1')
