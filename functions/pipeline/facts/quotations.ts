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
  readonly start: number
  readonly end: number
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

/** What a text quotes, in order. */
export const quotationsIn = (text: string): readonly Quotation[] =>
  [...text.matchAll(QUOTATION)].map((match) => {
    const quoted = match[0].slice(1, -1)
    return {
      start: match.index,
      end: match.index + match[0].length,
      text: quoted,
      isTitle: isTitle(quoted),
    }
  })

const blank = (text: string, quotations: readonly Quotation[]): string =>
  quotations.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

/** The text with spaces in place of its quotations, so that positions stay the same. */
export const blankQuotations = (text: string): string => blank(text, quotationsIn(text))

/** The text without its quoted titles; quoted speech stays. */
export const blankTitles = (text: string): string =>
  blank(
    text,
    quotationsIn(text).filter((quotation) => quotation.isTitle),
  )

/** Records and songs: the quoted titles of a text. */
export const worksIn = (text: string): readonly string[] =>
  quotationsIn(text)
    .filter((quotation) => quotation.isTitle)
    .map((quotation) => foldWords(quotation.text).join(' '))
    .filter((title) => title !== '')
