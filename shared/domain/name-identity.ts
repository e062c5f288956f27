const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu

/** Signs that keyboards, phones and word processors write in several ways. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\u00b4\u0060]/g, "'"],
  [/[\u201c\u201d\u201e\u201f]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
]

const withPlainSigns = (text: string): string =>
  SIGNS.reduce((plain, [written, sign]) => plain.replace(written, sign), text)

/**
 * Two names are of one thing when this is the same: without regard to case, to the number of spaces, to characters
 * that nobody sees, and to how a keyboard writes quotation marks and dashes. Letters, accents and all other signs
 * count. What a search may find is `nameForSearch` (docs/product/search.md#two-comparisons).
 */
export const nameIdentity = (name: string): string =>
  withPlainSigns(name.replace(INVISIBLE, ''))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim()
