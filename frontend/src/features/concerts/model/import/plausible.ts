/** How likely a text is one that people write in German. */
export interface Plausibility {
  /** Characters that German programmes do not have in their place, weighted. */
  readonly against: number
  /** Umlauts and signs in their place. */
  readonly inFavour: number
}

const NOT_ASCII = /[^\p{ASCII}]/gu
const BROKEN = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u
const DRAWN = /[\u2500-\u259f]/u
const LETTER = /\p{L}/u
const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u
const GERMAN = /[äöüßÄÖÜ]/u
/** Signs that occur between letters. */
const INSIDE = /[’‘–—…·\u00a0\u00ad]/u
const QUOTES = /[„“”»«’‘–—…•·°\u00a0\u00ad]/u
/** Letters of the names of bands in the languages around. */
const FAMILIAR = /[éèêëáàâåæçñóòôøíìîïúùûœýÉÅØÆšžčćđłńśżźęąěřůőűžŠŽČ]/u

const WEIGHT = { broken: 10, drawn: 6, misplaced: 4, alone: 3, rare: 1 } as const

/** A capital within a word, or a small letter between capitals; the ß has no usual capital. */
const isOtherCase = (letter: string, before: string, after: string): boolean => {
  if (UPPER.test(letter)) return LOWER.test(before)
  return letter !== 'ß' && UPPER.test(before) && UPPER.test(after)
}

const lettersAgainst = (letter: string, before: string, after: string): number => {
  if (!LETTER.test(before) && !LETTER.test(after)) return WEIGHT.alone
  if (isOtherCase(letter, before, after)) return WEIGHT.misplaced
  return GERMAN.test(letter) || FAMILIAR.test(letter) ? 0 : WEIGHT.rare
}

const against = (character: string, before: string, after: string): number => {
  if (BROKEN.test(character)) return WEIGHT.broken
  if (DRAWN.test(character)) return WEIGHT.drawn
  if (LETTER.test(character)) return lettersAgainst(character, before, after)
  if (LETTER.test(before) && LETTER.test(after) && !INSIDE.test(character)) return WEIGHT.misplaced
  return character === '€' || QUOTES.test(character) ? 0 : WEIGHT.rare
}

/** Enough of a file to find its encoding. */
const LOOKED_AT = 5000

export const judgePlausibility = (text: string): Plausibility => {
  let [bad, good, count] = [0, 0, 0]
  for (const { 0: character, index } of text.matchAll(NOT_ASCII)) {
    if (++count > LOOKED_AT) break
    const after = text.charAt(index + character.length)
    const weight = against(character, text.charAt(index - 1), after)
    bad += weight
    if (weight === 0 && (GERMAN.test(character) || character === '€')) good += 1
  }
  return { against: bad, inFavour: good }
}
