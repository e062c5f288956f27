/** Letters without a Unicode decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
const SEPARATORS = /[^\p{L}\p{N}]+/u

/** Lower case, without accents, ligatures and other variants of letters. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)

/**
 * The words of a name in the form in which names are compared: without case, accents and separators,
 * with `ä`, `ae` and `a` as one. A prefix of a name folds to a prefix of the folded name.
 */
export const foldWords = (text: string): string[] =>
  foldLetters(text)
    .replace(/([aou])e/g, '$1')
    .split(SEPARATORS)
    .filter((word) => word !== '')
