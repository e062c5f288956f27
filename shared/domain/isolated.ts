/** Letters of scripts that are written from right to left: Hebrew, Arabic, Syriac, N’Ko, Adlam and their like. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9). */
const [BEGIN, END] = ['\u2068', '\u2069']

/**
 * A name for a sentence of plain text (a title, a push, a calendar): one that is written from right to left would move
 * the numbers and words beside it. In HTML, `<bdi>` does the same.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${BEGIN}${name}${END}` : name
