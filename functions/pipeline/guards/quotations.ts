/** A longer quotation is not trusted to be one. */
const MAX_LENGTH = 200

/** Titles and speech in quotes of any kind; an apostrophe opens none. */
const QUOTATION = new RegExp(
  [
    `["„“«»][^"„“”«»]{1,${MAX_LENGTH}}["“”«»]`,
    `(?<![\\p{L}\\p{N}])[‚'‘][^‚‘]{1,${MAX_LENGTH}}?['’‘](?![\\p{L}\\p{N}])`,
  ].join('|'),
  'gu',
)

/** The text with spaces in place of its quotations, so that positions stay the same. */
export const blankQuotations = (text: string): string =>
  text.replace(QUOTATION, (quotation) => ' '.repeat(quotation.length))

const CAPITAL = /^\p{Lu}/u
const MAX_TITLE_WORDS = 7

/** Titles are short and mostly capitalised; other quoted text is speech. */
const isTitle = (quotation: string): boolean => {
  const words = quotation.match(/\p{L}[\p{L}'’]*/gu) ?? []
  const long = words.filter((word) => word.length > 3)
  const capitals = long.filter((word) => CAPITAL.test(word))
  return words.length <= MAX_TITLE_WORDS && capitals.length * 2 > long.length
}

/** The text without its quoted titles; quoted speech stays. */
export const blankTitles = (text: string): string =>
  text.replace(QUOTATION, (quotation) =>
    isTitle(quotation) ? ' '.repeat(quotation.length) : quotation,
  )
