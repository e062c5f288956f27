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
