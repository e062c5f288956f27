import { foldWords } from './search-fold.ts'

/** The words of a name. A name without letters and digits, such as '!!!', is its own single word. */
export const wordsOfName = (name: string): readonly string[] => {
  const words = foldWords(name)
  if (words.length > 0) return words
  const symbols = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '')
  return symbols === '' ? [] : [symbols]
}

/** Folding can turn one character into eighteen, and keys of the table have a size limit. */
const MAX_KEY_CHARACTERS = 100

/** The beginning of a folded name that fits into a key. */
export const cutForKey = (folded: string): string =>
  [...folded].slice(0, MAX_KEY_CHARACTERS).join('')

/**
 * What a search compares of a name: without case, accents, signs and spaces, with `ä`, `ae` and `a` as one. Two names
 * of different things can have the same one; whether they name one thing is for `nameIdentity` to say.
 */
export const nameForSearch = (name: string): string => cutForKey(wordsOfName(name).join(''))
