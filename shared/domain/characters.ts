let segmenter: Intl.Segmenter | undefined

/** The characters as people see them: a letter with its accents, or an emoji of several code points, is one. */
export const splitCharacters = function* (text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter('de', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** One visible character can have hundreds of marks; a cut text takes at most this many units for each that it may have. */
const UNITS = 2

/**
 * As much of a text as fits, cut between characters as people see them.
 * @param most characters; of emoji that consist of many units, fewer fit
 * @param units UTF-16, at most
 */
export const fitting = (text: string, most: number, units = UNITS * most): string => {
  if (text.length <= Math.min(most, units)) return text
  let [kept, count] = ['', 0]
  for (const character of splitCharacters(text)) {
    count += 1
    if (count > most || kept.length + character.length > units) return kept
    kept += character
  }
  return text
}

/** The beginning of a text, with an ellipsis when it continues; otherwise as `fitting`. */
export const beginningOf = (text: string, most: number, units = UNITS * most): string =>
  fitting(text, most, units) === text ? text : `${fitting(text, most - 1, units - 1).trimEnd()}…`
