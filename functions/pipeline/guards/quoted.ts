const LONGEST = 120
/** What stands before the place that matters. */
const BEFORE = 40

const INNER: Readonly<Record<string, string>> = {
  '„': '‚',
  '“': '‘',
  // Shown, where it would be taken out of the text.
  '<': '‹',
  '>': '›',
}

/** The piece of a sentence around a place in it, in quotes; a short sentence is quoted whole. */
export const quoted = (sentence: string, at = 0): string => {
  const from = at + BEFORE < LONGEST ? 0 : at - BEFORE
  const piece = sentence.slice(from, from + LONGEST).replace(/\p{Cs}/gu, '')
  const [before, after] = [from > 0, from + LONGEST < sentence.length].map((is) => (is ? '…' : ''))
  const inner = piece.trim().replace(/[„“<>]/g, (sign) => INNER[sign] ?? sign)
  return `„${before}${inner}${after}“`
}
