import { foldWords } from '#shared/domain/search-fold.ts'

/** A longer quotation is not trusted to be one. */
const MAX_LENGTH = 200

/** Titles and speech in quotes of any kind; an apostrophe opens none. */
const QUOTATION = new RegExp(
  [
    `["„“«»][^"„“”«»]{1,${MAX_LENGTH}}["“”«»]`,
    `(?<![\\p{L}\\p{N}])[‚'‘’](?!\\d)[^‚‘\\n]{1,${MAX_LENGTH}}?['’‘](?![\\p{L}\\p{N}])`,
  ].join('|'),
  'gu',
)

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu
const CAPITAL = /^[\p{Lu}\p{N}]/u
const MAX_TITLE_WORDS = 7
const SHORT = 3

export interface Quotation {
  /** Without the quotation marks. */
  readonly text: string
  /** Titles are short and mostly capitalised; other quoted text is speech. */
  readonly isTitle: boolean
}

const isTitle = (quoted: string): boolean => {
  const words = quoted.match(WORD) ?? []
  const long = words.filter((word) => word.length > SHORT)
  const capitals = long.filter((word) => CAPITAL.test(word))
  return words.length <= MAX_TITLE_WORDS && capitals.length * 2 >= long.length
}

const hasWords = (text: string): boolean => foldWords(text).length > 0

/** What a text quotes, in order. */
export const quotationsIn = (text: string): readonly Quotation[] =>
  (text.match(QUOTATION) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter(hasWords)
    .map((quoted) => ({ text: quoted, isTitle: isTitle(quoted) }))

/** Folded words with a space around each. */
export const wordsAsText = (text: string): string => ` ${foldWords(text).join(' ')} `

const OMISSION = /\s*(?:\[\s*(?:…|\.{3})\s*\]|…|\.{3})\s*/u

/**
 * Whether a text has all pieces of a quotation in their order, without regard to case, accents and punctuation.
 * @param said the text by `wordsAsText`
 */
export const isQuotedFrom = (quotation: string, said: string): boolean => {
  const pieces = quotation.split(OMISSION).filter(hasWords).map(wordsAsText)
  let rest = said
  const isNext = (piece: string): boolean => {
    const at = rest.indexOf(piece)
    // The space after a piece is the one before the next.
    rest = rest.slice(at + piece.length - 1)
    return at >= 0
  }
  return pieces.length > 0 && pieces.every(isNext)
}

const blank = (quoted: string): string => ' '.repeat(quoted.length)

/** The text with spaces in place of its quotations, so that positions stay the same. */
export const blankQuotations = (text: string): string => text.replace(QUOTATION, blank)

/** The text without its quoted titles; quoted speech stays. */
export const blankTitles = (text: string): string =>
  text.replace(QUOTATION, (quoted) => (isTitle(quoted.slice(1, -1)) ? blank(quoted) : quoted))

/** Records and songs: the quoted titles of a text. */
export const worksIn = (text: string): readonly string[] =>
  quotationsIn(text).flatMap((one) => (one.isTitle ? foldWords(one.text).join(' ') : []))
